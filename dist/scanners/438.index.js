export const id = 438;
export const ids = [438];
export const modules = {

/***/ 2438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lookAtTemplate: () => (/* binding */ lookAtTemplate)
});

// UNUSED EXPORTS: judgeTemplate

// EXTERNAL MODULE: ./build/compiled/src/text/decode.js
var decode = __webpack_require__(2157);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/part.js

function field(part, name) {
    return part?.fields?.get(name)?.[0];
}
function each(part, name) {
    return (part?.fields?.get(name) ?? []).flatMap((one) => one.items ?? [one]);
}
function put(fields, name, part) {
    const parts = fields.get(name);
    if (parts === undefined)
        fields.set(name, [part]);
    else
        parts.push(part);
}
function reach(part, path) {
    return path.reduce((parts, name) => parts.flatMap((one) => each(one, name)), [part]);
}
function textOf(part) {
    return part?.text ?? '';
}
function isTrue(part) {
    return /^(?:true|yes|on)$/i.test(textOf(part));
}
function isFalse(part) {
    return /^(?:false|no|off)$/i.test(textOf(part));
}
function* below(part) {
    yield part;
    for (const item of part.items ?? [])
        yield* below(item);
    for (const parts of part.fields?.values() ?? [])
        for (const one of parts)
            yield* below(one);
}
const mostAliased = 100_000;
function readYaml(text, { firstLine = 1, tags = 'none' } = {}) {
    const lineCounter = new dist/* LineCounter */.HN();
    const documents = (0,dist/* parseAllDocuments */.hR)(text, { lineCounter, logLevel: 'silent', uniqueKeys: false });
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
    if ((0,dist/* isAlias */.Vj)(node))
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
    const place = placeNode(alias, tree);
    const unread = { part: place, size: 1 };
    const meant = tree.anchors.get(alias.source);
    if (meant === undefined) {
        const reason = tree.anchors.has(alias.source) ? 'stands inside of what it names' : 'names nothing before it';
        tree.problems.push(`the alias in line ${place.line} ${reason}`);
        return unread;
    }
    tree.aliased += meant.size;
    if (tree.aliased <= mostAliased)
        return meant;
    tree.problems.push(`its aliases make more than ${mostAliased} values`);
    return unread;
}
function placeNode({ range }, { lineAt }) {
    const [start = 0, end = start] = range ?? [];
    return { line: lineAt(start), endLine: lineAt(Math.max(start, end - 1)) };
}
function readPlainNode(node, tree) {
    const place = placeNode(node, tree);
    const tag = /^!(?!!)./.test(node.tag ?? '') ? node.tag : undefined;
    if (tag === '!reset')
        return { part: place, size: 1 };
    if (tag !== undefined && tree.tags === 'function') {
        const isConstant = tag === '!Sub' && (0,dist/* isScalar */.jn)(node) && !/\$\{/.test(String(node.value));
        if (!isConstant)
            return { part: place, size: 1 };
    }
    if ((0,dist/* isScalar */.jn)(node))
        return { part: { ...place, text: node.source ?? String(node.value) }, size: 1 };
    if ((0,dist/* isSeq */.oP)(node)) {
        const items = node.items.map((item) => readNode(item, tree));
        return { part: { ...place, items: items.map(({ part }) => part) }, size: sizeOf(items) };
    }
    return (0,dist/* isMap */.jh)(node) ? readMap(node, tree) : { part: place, size: 1 };
}
function readMap(map, tree) {
    const place = placeNode(map, tree);
    const fields = new Map();
    const [read, merged] = [[], []];
    for (const { key, value } of map.items) {
        const name = readKey(key, tree);
        const line = (0,dist/* isScalar */.jn)(key) ? tree.lineAt(key.range?.[0] ?? 0) : place.line;
        const one = value === null ? { part: { line, endLine: line }, size: 1 } : readNode(value, tree);
        read.push(one);
        if (name === '<<' && (0,dist/* isScalar */.jn)(key) && key.type === 'PLAIN')
            merged.push({ ...one, part: { ...one.part, line } });
        else
            put(fields, name, { ...one.part, line, endLine: Math.max(line, one.part.endLine) });
    }
    for (const { part } of merged)
        mergeInto(fields, part, tree);
    return { part: { ...place, fields }, size: sizeOf(read) };
}
function readKey(key, { anchors }) {
    if ((0,dist/* isScalar */.jn)(key)) {
        if (key.anchor !== undefined)
            anchors.set(key.anchor, { part: { line: 0, endLine: 0, text: String(key.value) }, size: 1 });
        return String(key.value);
    }
    return (0,dist/* isAlias */.Vj)(key) ? textOf(anchors.get(key.source)?.part) : '';
}
function mergeInto(fields, merged, { problems }) {
    for (const source of merged.items ?? [merged]) {
        if (source.fields === undefined)
            problems.push(`the merge in line ${merged.line} is of no map`);
        for (const [name, parts] of source.fields ?? [])
            if (!fields.has(name))
                fields.set(name, [...parts]);
    }
}
function sizeOf(read) {
    return read.reduce((sum, { size }) => sum + size, 1);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/policies.js

function grantsEverything(policies) {
    return statementsIn(policies).flatMap((one) => {
        const severity = gravity(one);
        return severity === undefined ? [] : [{ weakness: 'wide-permissions', ...placeOf(one), severity }];
    });
}
function letsEverybodyIn(policies) {
    return statementsIn(policies)
        .filter(isPublic)
        .map((one) => ({ weakness: 'public-policy', ...placeOf(one) }));
}
function statementsIn(policies) {
    return policies.flatMap(read).flatMap((policy) => [...below(policy)]);
}
function placeOf({ line, endLine }) {
    return { line, endLine: Math.min(endLine, line + 4) };
}
const principals = ['Principal', 'principal', 'principals'];
function isPublic(statement) {
    const who = principals.flatMap((name) => each(statement, name));
    const named = who.flatMap((one) => [one, ...['AWS', 'aws', 'identifiers'].flatMap((name) => each(one, name))]);
    const isNarrowed = ['Condition', 'condition'].some((name) => field(statement, name) !== undefined);
    return !isNarrowed && !isDenied(statement) && named.some((one) => one.text === '*');
}
function isDenied(statement) {
    return /^deny$/i.test(textOf(field(statement, 'Effect') ?? field(statement, 'effect')));
}
function nameUnreadPolicies(policies) {
    return policies
        .filter(({ text = '' }) => holdsJson(text) && !/[$%]\{/.test(text))
        .filter((policy) => readPolicyText(policy).problems.length > 0)
        .map(({ line }) => `the policy in line ${line} is not valid JSON`);
}
function read(part) {
    if (part.text === undefined)
        return [part];
    return holdsJson(part.text) ? readPolicyText(part).parts : [];
}
function holdsJson(text) {
    return text.trimStart().startsWith('{');
}
function readPolicyText({ text = '', line, endLine }) {
    return line === endLine
        ? readYaml(text.replaceAll('\n', ' '), { firstLine: line })
        : readYaml(text, { firstLine: line + 1 });
}
function gravity(statement) {
    const texts = (names) => names.flatMap((name) => each(statement, name)).map(textOf);
    const actions = texts(['Action', 'action', 'actions']);
    const resources = texts(['Resource', 'resource', 'resources']);
    const isOfKey = principals.some((name) => field(statement, name) !== undefined);
    if (isDenied(statement) || isOfKey || !resources.includes('*'))
        return undefined;
    if (actions.includes('*') || actions.includes('*:*'))
        return 'HIGH';
    return actions.some((action) => /^[\w-]+:\*$/.test(action)) ? 'MEDIUM' : undefined;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/ports.js

const guarded = [
    22, 23, 135, 139, 445, 1433, 1521, 2049, 2375, 2376, 3306, 3389, 5432, 5439, 5601, 5900, 5985, 6379, 6443, 9042, 9200,
    9300, 10250, 11211, 27017,
];
const everybody = /^(?:0\.0\.0\.0\/0|::\/0|\*|0\.0\.0\.0|any|internet)$/i;
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
function isDatabasePort(port) {
    return [1433, 1521, 3306, 5432, 5439, 6379, 9042, 9200, 9300, 11211, 27017].includes(port);
}
function openPorts(resource) {
    return rulesOf(resource).flatMap((rule) => {
        const isOpen = sources.some((name) => each(rule, name).some((one) => everybody.test(textOf(one))));
        if (!isOpen || !rangesOf(rule).some(([first, last]) => guarded.some((port) => first <= port && port <= last)))
            return [];
        return [{ weakness: 'open-port', line: rule.line, endLine: Math.min(rule.endLine, rule.line + 4) }];
    });
}
function rulesOf(resource) {
    const { type } = resource;
    if (/^aws_(?:default_)?security_group$/.test(type))
        return [...each(resource, 'ingress'), ...each(resource, 'security_group_ingress')];
    if (/^aws_(?:vpc_)?security_group_(?:ingress_)?rule$|^aws_security_group_ingress$/.test(type))
        return /egress/.test(textOf(field(resource, 'type'))) ? [] : [resource];
    if (/^azurerm_network_security_(?:group|rule)$/.test(type)) {
        const rules = type.endsWith('rule') ? [resource] : each(resource, 'security_rule');
        return rules.filter((rule) => /^inbound$/i.test(textOf(field(rule, 'direction'))) && /^allow$/i.test(textOf(field(rule, 'access'))));
    }
    if (type === 'google_compute_firewall')
        return /egress/i.test(textOf(field(resource, 'direction'))) ? [] : [resource];
    if (type === 'oci_core_security_list')
        return each(resource, 'ingress_security_rules');
    return type === 'alicloud_security_group_rule' && !/egress/.test(textOf(field(resource, 'type'))) ? [resource] : [];
}
const allPorts = [0, 65_535];
function rangesOf(rule) {
    const protocol = textOf(field(rule, 'protocol') ?? field(rule, 'ip_protocol'));
    if (/^(?:-1|all|\*)$/i.test(protocol) && field(rule, 'destination_port_range') === undefined)
        return [allPorts];
    const from = field(rule, 'from_port');
    if (from !== undefined) {
        const [first, last] = [Number(textOf(from)), Number(textOf(field(rule, 'to_port')) || textOf(from))];
        return textOf(from) === '' ? [] : [first === 0 && last === 0 && /^-1$/.test(protocol) ? allPorts : [first, last]];
    }
    const listed = ['destination_port_range', 'destination_port_ranges', 'port_range'].flatMap((name) => each(rule, name));
    const allowed = each(rule, 'allow');
    const ports = [...listed, ...allowed.flatMap((one) => each(one, 'ports'))].map((one) => rangeIn(textOf(one)));
    if (allowed.some((one) => /^all$/i.test(textOf(field(one, 'protocol')))))
        return [allPorts];
    return [...ports, ...each(rule, 'tcp_options').map(optionRange)];
}
function rangeIn(text) {
    if (text === '*' || text === '-1/-1')
        return allPorts;
    const [, first, last = first] = /^(\d+)(?:[-/](\d+))?$/.exec(text) ?? [];
    return first === undefined ? [-1, -1] : [Number(first), Number(last)];
}
function optionRange(options) {
    return [Number(textOf(field(options, 'min')) || -1), Number(textOf(field(options, 'max')) || -1)];
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/cloud.js



const absentOrFalse = (value) => value === undefined || isFalse(value);
const matching = (pattern) => (value) => pattern.test(textOf(value));
const attributes = [
    [/^aws_ebs_volume$|^aws_efs_file_system$|^aws_redshift_cluster$/, 'encrypted', absentOrFalse, 'no-encryption'],
    [
        /^aws_(?:db_instance|rds_cluster|neptune_cluster|docdb_cluster)$/,
        'storage_encrypted',
        absentOrFalse,
        'no-encryption',
    ],
    [/^aws_(?:elasticsearch|opensearch)_domain$/, 'encrypt_at_rest.enabled', absentOrFalse, 'no-encryption'],
    [/^aws_elasticache_replication_group$/, 'at_rest_encryption_enabled', absentOrFalse, 'no-encryption'],
    [
        /^aws_(?:sqs_queue|sns_topic|kinesis_stream|dynamodb_table)$/,
        'server_side_encryption.enabled',
        isFalse,
        'no-encryption',
    ],
    [/^azurerm_managed_disk$/, 'encryption_settings.enabled', isFalse, 'no-encryption'],
    [/^alicloud_(?:disk|oss_bucket|db_instance)$/, 'encrypted', isFalse, 'no-encryption'],
    [
        /^aws_(?:db_instance|rds_cluster_instance|redshift_cluster|dms_replication_instance|mq_broker)$/,
        'publicly_accessible',
        isTrue,
        'public-database',
    ],
    [/^aws_s3_bucket(?:_acl)?$/, 'acl', matching(/^(?:public-read|authenticated-read)/), 'public-storage'],
    [/^aws_s3_bucket_public_access_block$/, 'block_public_acls', isFalse, 'public-storage'],
    [/^azurerm_storage_container$/, 'container_access_type', matching(/^(?:blob|container)$/), 'public-storage'],
    [/^azurerm_storage_account$/, 'allow_blob_public_access', isTrue, 'public-storage'],
    [/^azurerm_storage_account$/, 'allow_nested_items_to_be_public', isTrue, 'public-storage'],
    [/^alicloud_oss_bucket(?:_acl)?$/, 'acl', matching(/^public-read/), 'public-storage'],
    [/^oci_objectstorage_bucket$/, 'access_type', matching(/^ObjectRead/), 'public-storage'],
    [/^google_.*_iam_member$/, 'member', matching(/^all(?:Authenticated)?Users$/), 'public-storage'],
    [/^google_.*_iam_binding$/, 'members', matching(/^all(?:Authenticated)?Users$/), 'public-storage'],
    [
        /^google_storage_(?:bucket|default_object)_a(?:cl|ccess_control)$/,
        'entity',
        matching(/^all(?:Authenticated)?Users$/),
        'public-storage',
    ],
    [/^google_bigquery_dataset$/, 'access.special_group', matching(/^allAuthenticatedUsers$/), 'public-storage'],
    [/^aws_kms_key$/, 'enable_key_rotation', absentOrFalse, 'no-rotation'],
    [/^alicloud_kms_key$/, 'automatic_rotation', matching(/^disabled$/i), 'no-rotation'],
    [/^aws_elb$/, 'listener.lb_protocol', matching(/^http$/i), 'no-tls'],
    [/^aws_cloudfront_distribution$/, 'default_cache_behavior.viewer_protocol_policy', matching(/^allow-all$/), 'no-tls'],
    [
        /^azurerm_\w*(?:sql|mariadb|cosmosdb)\w*(?:_server|_account)$/,
        'public_network_access_enabled',
        isTrue,
        'public-access',
    ],
    [
        /^google_container_cluster$/,
        'master_authorized_networks_config.cidr_blocks.cidr_block',
        matching(/^0\.0\.0\.0\/0$/),
        'public-endpoint',
    ],
    [/^azurerm_storage_account$/, 'enable_https_traffic_only', isFalse, 'no-tls'],
    [/^azurerm_storage_account$/, 'https_traffic_only_enabled', isFalse, 'no-tls'],
    [/^azurerm_\w*(?:sql|mariadb|postgresql)\w*_server$/, 'ssl_enforcement_enabled', isFalse, 'no-tls'],
    [/^azurerm_(?:app_service|\w+_(?:web|function)_app)$/, 'https_only', absentOrFalse, 'no-tls'],
    [/^google_sql_database_instance$/, 'settings.ip_configuration.require_ssl', isFalse, 'no-tls'],
    [/^aws_elasticache_replication_group$/, 'transit_encryption_enabled', isFalse, 'no-tls'],
    [/^azurerm_/, 'min_tls_version', matching(/^(?:TLS1_[01]|1\.[01])$/), 'old-tls'],
    [/^azurerm_/, 'site_config.min_tls_version', matching(/^1\.[01]$/), 'old-tls'],
    [/^azurerm_/, 'ssl_minimal_tls_version_enforced', matching(/^TLS(?:1_[01]|EnforcementDisabled)$/), 'old-tls'],
    [/^azurerm_kubernetes_cluster$/, 'role_based_access_control.enabled', isFalse, 'no-access-control'],
    [/^azurerm_kubernetes_cluster$/, 'role_based_access_control_enabled', isFalse, 'no-access-control'],
    [/^google_container_cluster$/, 'enable_legacy_abac', isTrue, 'no-access-control'],
    [/^azurerm_(?:linux_)?virtual_machine(?:_scale_set)?$/, 'disable_password_authentication', isFalse, 'password-login'],
    [/^azurerm_virtual_machine$/, 'os_profile_linux_config.disable_password_authentication', isFalse, 'password-login'],
    [
        /^google_sql_database_instance$/,
        'settings.ip_configuration.authorized_networks.value',
        matching(/^0\.0\.0\.0\/0$/),
        'public-database',
    ],
    [/^alicloud_(?:db|mongodb|kvstore)_instance$/, 'security_ips', matching(/^0\.0\.0\.0\/0$/), 'public-database'],
];
function flawsOfResource(resource) {
    const found = [];
    for (const [type, path, isWeak, weakness] of attributes)
        if (type.test(resource.type))
            found.push(...ofAttribute(resource, path.split('.'), { isWeak, weakness }));
    if (isOpenFirewall(resource))
        found.push({ weakness: 'public-database', line: resource.line, endLine: resource.endLine });
    found.push(...openPorts(resource), ...widePolicies(resource), ...publicPolicies(resource), ...openCluster(resource));
    return found;
}
function nameUnreadParts(resource) {
    return nameUnreadPolicies(policiesOf(resource));
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
function ofAttribute(resource, path, { isWeak, weakness }) {
    const values = reach(resource, path);
    if (values.length > 0)
        return values.filter(isWeak).map(({ line, endLine }) => ({ weakness, line, endLine: Math.min(endLine, line + 4) }));
    const isCopy = copies.some((name) => field(resource, name) !== undefined);
    return isWeak(undefined) && !isCopy ? [{ weakness, line: resource.line, endLine: resource.line + 2 }] : [];
}
function isOpenFirewall(resource) {
    if (!/^azurerm_\w*(?:sql|mariadb|postgresql|redis)\w*_firewall_rule$/.test(resource.type))
        return false;
    const [first, last] = [textOf(field(resource, 'start_ip_address')), textOf(field(resource, 'end_ip_address'))];
    return first === '0.0.0.0' && last === '255.255.255.255';
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
function policiesOf(resource) {
    if (resource.type === 'aws_iam_policy_document')
        return each(resource, 'statement');
    return /^aws_/.test(resource.type) ? policyNames.flatMap((name) => each(resource, name)) : [];
}
function widePolicies(resource) {
    const isOfIdentity = /^aws_iam_(?:(?:\w+_)?policy(?:_document)?|role|user|group)$/.test(resource.type);
    return isOfIdentity ? grantsEverything(policiesOf(resource)) : [];
}
function publicPolicies(resource) {
    return letsEverybodyIn(policiesOf(resource));
}
function openCluster(resource) {
    if (resource.type !== 'aws_eks_cluster')
        return [];
    return each(resource, 'vpc_config').flatMap((config) => {
        const cidrs = each(config, 'public_access_cidrs');
        const isOpen = !isFalse(field(config, 'endpoint_public_access')) &&
            (cidrs.length === 0 || cidrs.some((one) => one.text === '0.0.0.0/0'));
        return isOpen
            ? [
                {
                    weakness: 'public-endpoint',
                    line: config.line,
                    endLine: Math.min(config.endLine, config.line + 4),
                },
            ]
            : [];
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/cloudformation.js

const types = {
    'AWS::DMS::ReplicationInstance': 'aws_dms_replication_instance',
    'AWS::DocDB::DBCluster': 'aws_docdb_cluster',
    'AWS::EC2::SecurityGroup': 'aws_security_group',
    'AWS::EC2::SecurityGroupIngress': 'aws_security_group_ingress',
    'AWS::EC2::Volume': 'aws_ebs_volume',
    'AWS::EFS::FileSystem': 'aws_efs_file_system',
    'AWS::EKS::Cluster': 'aws_eks_cluster',
    'AWS::ElastiCache::ReplicationGroup': 'aws_elasticache_replication_group',
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
};
const names = {
    AccessControl: 'acl',
    EncryptionAtRestOptions: 'encrypt_at_rest',
    ResourcesVpcConfig: 'vpc_config',
};
const deepest = 40;
function readResources(template) {
    const problems = [];
    const resources = [...(field(template, 'Resources')?.fields ?? [])].flatMap(([name, parts]) => name.startsWith('Fn::ForEach::') ? parts.flatMap(repeatedParts) : parts);
    const parts = resources.flatMap((resource) => {
        const type = types[field(resource, 'Type')?.text ?? ''];
        if (type === undefined)
            return [];
        const { line, endLine } = resource;
        const properties = rename(field(resource, 'Properties') ?? { line, endLine }, { depth: 0, problems });
        return [{ ...properties, type, line, endLine }];
    });
    return { parts, problems };
}
function repeatedParts(loop) {
    return [...(loop.items?.[2]?.fields ?? [])].flatMap(([name, parts]) => name.startsWith('Fn::ForEach::') ? parts.flatMap(repeatedParts) : parts);
}
function rename(part, { depth, problems }) {
    if (depth > deepest) {
        problems.push(`values are nested deeper than ${deepest} (line ${part.line})`);
        return { line: part.line, endLine: part.endLine };
    }
    const inner = (one) => rename(one, { depth: depth + 1, problems });
    if (part.items !== undefined)
        return { ...part, items: part.items.map(inner) };
    if (part.fields === undefined)
        return part;
    const whole = field(part, 'Fn::Sub')?.text;
    if (whole !== undefined && !whole.includes('${'))
        return { line: part.line, endLine: part.endLine, text: whole };
    const fields = [...part.fields].map(([name, parts]) => [
        names[name] ?? snakeCase(name),
        parts.map(name === 'AccessControl' ? lowered : inner),
    ]);
    return { ...part, fields: new Map(fields) };
}
function lowered(part) {
    return part.text === undefined ? part : { ...part, text: snakeCase(part.text).replaceAll('_', '-') };
}
function snakeCase(name) {
    return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/containers.js


const powerful = /^(?:\/|\/etc|\/root|\/proc|\/sys|\/var\/run\/docker\.sock|\/run\/(?:docker|containerd\/containerd|crio\/crio)\.sock)\/?$/;
const capabilities = /^(?:CAP_)?(?:ALL|SYS_ADMIN|SYS_PTRACE|SYS_MODULE|DAC_READ_SEARCH)$/i;
function flawsOfCompose(file) {
    const services = [...(field(file, 'services')?.fields?.values() ?? [])].flat();
    return services.flatMap((service) => [
        ...marked('privileged-container', [
            ...each(service, 'privileged').filter(isTrue),
            ...each(service, 'pid').filter((one) => one.text === 'host'),
            ...each(service, 'cap_add').filter((one) => capabilities.test(textOf(one))),
            ...each(service, 'volumes').filter((one) => powerful.test(sourceOf(one))),
        ]),
        ...marked('published-port', each(service, 'ports').filter(isPublishedDatabase)),
    ]);
}
function sourceOf(volume) {
    return volume.text?.split(':', 1)[0] ?? textOf(field(volume, 'source'));
}
function isPublishedDatabase(port) {
    const long = field(port, 'target');
    if (long !== undefined)
        return (isDatabasePort(Number(textOf(long))) &&
            field(port, 'published') !== undefined &&
            !isLocal(textOf(field(port, 'host_ip'))));
    const [target = '', published, address = ''] = textOf(port)
        .replace(/\/\w+$/, '')
        .split(':')
        .reverse();
    return published !== undefined && isDatabasePort(Number(target)) && !isLocal(address);
}
function isLocal(address) {
    return /^(?:127\.|localhost|\[?::1|\$)/.test(address);
}
function flawsOfKubernetes(manifest) {
    const kind = textOf(field(manifest, 'kind'));
    if (/^(?:Cluster)?Role$/.test(kind))
        return marked('wide-permissions', reach(manifest, ['rules']).filter(isEverything));
    const found = [];
    for (const part of below(manifest)) {
        found.push(...marked('privileged-container', [
            ...reach(part, ['securityContext', 'privileged']).filter(isTrue),
            ...each(part, 'hostPID').filter(isTrue),
            ...reach(part, ['securityContext', 'capabilities', 'add']).filter((one) => capabilities.test(textOf(one))),
            ...reach(part, ['hostPath', 'path']).filter((one) => powerful.test(textOf(one))),
        ]), ...marked('privileged-container', ['hostNetwork', 'hostIPC'].flatMap((name) => each(part, name)).filter(isTrue), 'MEDIUM'), ...marked('root-user', [
            ...reach(part, ['securityContext', 'runAsUser']).filter((one) => one.text === '0'),
            ...reach(part, ['securityContext', 'runAsNonRoot']).filter(isFalse),
            ...reach(part, ['securityContext', 'allowPrivilegeEscalation']).filter(isTrue),
        ]));
    }
    return found;
}
function isEverything(rule) {
    const isAll = (name) => each(rule, name).some((one) => one.text === '*');
    return isAll('verbs') && isAll('resources');
}
function marked(weakness, parts, severity) {
    return parts.map(({ line }) => ({ weakness, line, ...(severity === undefined ? {} : { severity }) }));
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/dockerfile-instructions.js
const known = new Set(('ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL MAINTAINER ONBUILD RUN SHELL STOPSIGNAL USER ' +
    'VOLUME WORKDIR').split(' '));
const withTexts = /^(?:ADD|COPY|RUN)$/;
const templateLine = /^\s*(?:\{[{%#]|[<%]%)/;
const stage = /^[ \t]*FROM[ \t]+(?:--\S+[ \t]+)*[^\s-]\S*(?:[ \t]+AS[ \t]+\S+)?[ \t]*\r?$/im;
const mostProblems = 20;
function readDockerfile(text) {
    const lines = { all: text.split(/\r\n|[\r\n]/), at: 0, problems: [] };
    const continued = continuationOf(lines.all);
    const parts = [];
    while (lines.at < lines.all.length) {
        const first = lines.at;
        const whole = joinLines(lines, continued);
        if (whole === undefined)
            continue;
        const [, written = '', rest = ''] = /^\s*(\S+)\s*([\s\S]*)$/.exec(whole) ?? [];
        const [name, own] = unwrapOnbuild(written.toUpperCase(), rest);
        if (!known.has(name) && !templateLine.test(whole))
            lines.problems.push(`line ${first + 1} is no instruction`);
        const script = withTexts.test(name) ? readTexts(lines, { name, rest: own, line: first + 1 }) : '';
        parts.push({ name, rest: own, script, line: first + 1, endLine: lines.at });
    }
    return { parts, problems: stage.test(text) ? lines.problems : [] };
}
function continuationOf(lines) {
    for (const line of lines) {
        const [, name = '', value] = /^\s*#\s*([a-z][a-z\d]*)\s*=\s*(\S.*?)\s*$/i.exec(line.slice(0, 1000)) ?? [];
        if (!/^(?:syntax|check|escape)$/i.test(name))
            break;
        if (/^escape$/i.test(name))
            return value === '`' ? /(?<!`)`[ \t]*$/ : /(?<!\\)\\[ \t]*$/;
    }
    return /(?<!\\)\\[ \t]*$/;
}
function joinLines(lines, continued) {
    const pieces = [];
    for (; lines.at < lines.all.length;) {
        const line = lines.all[lines.at] ?? '';
        lines.at += 1;
        const isEmpty = /^\s*(?:#|$)/.test(line);
        if (isEmpty && pieces.length === 0)
            return undefined;
        if (isEmpty)
            continue;
        pieces.push(line.replace(continued, ''));
        if (!continued.test(line))
            break;
    }
    return pieces.join('');
}
function unwrapOnbuild(name, rest) {
    const [, later = '', own = ''] = name === 'ONBUILD' ? (/^(\S+)\s*([\s\S]*)$/.exec(rest) ?? []) : [];
    return withTexts.test(later.toUpperCase()) ? [later.toUpperCase(), own] : [name, rest];
}
function readTexts(lines, { name, rest, line }) {
    const commands = [];
    for (const { mark, hasTabs } of marksIn(rest)) {
        if (lines.problems.length >= mostProblems)
            break;
        let end = lines.at;
        while (end < lines.all.length && withoutTabs(lines.all[end] ?? '', hasTabs) !== mark)
            end += 1;
        if (end === lines.all.length) {
            lines.problems.push(`a text that line ${line} announces has no end`);
            break;
        }
        commands.push(...lines.all.slice(lines.at, end));
        lines.at = end + 1;
    }
    if (name !== 'RUN')
        return '';
    const own = commands.filter((command) => !/^\s*(?:#|$)/.test(command));
    return own.map((command) => (/\\\s*$/.test(command) ? command.replace(/\\\s*$/, ' ') : `${command}; `)).join('');
}
function withoutTabs(line, hasTabs) {
    return hasTabs ? line.replace(/^\t+/, '') : line;
}
function marksIn(rest) {
    if (!rest.includes('<<') || /^\s*(?:--\S+\s+)*\[/.test(rest))
        return [];
    const words = [];
    const left = rest.replaceAll(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/g, (found) => {
        words.push(found);
        return '';
    });
    if (/["']/.test(left))
        return [];
    return words.flatMap((found) => {
        const [, dash, name = ''] = /^\d*<<(-?)([^<]+)$/.exec(found) ?? [];
        return dash === undefined ? [] : [{ mark: name.replaceAll(/["']|\\(?=.)/g, ''), hasTabs: dash === '-' }];
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/dockerfile.js

const unprivileged = /nonroot|unprivileged|rootless|(?:^|\/)bitnami\//i;
const unchecked = /\bcurl\b[^|;&]{0,200}?\s(?:-k|-[a-zA-Z]*k[a-zA-Z]*|--insecure)\s|\bwget\b[^|;&]{0,200}?--no-check-certificate|\bgit\b[^;&]{0,100}http\.sslVerify[= ]false|\bnpm\b[^;&]{0,60}strict-ssl[= ]false|--trusted-host\b/;
const plain = /\b(?:curl|wget)\b[^|;&]{0,200}?\bhttp:\/\/(?!localhost|127\.)[^\s|;&]{1,300}[^;&]{0,60}(?:\|\s{0,5}(?:sudo\s{1,5})?(?:ba|z|da)?sh\b|\.(?:sh|deb|rpm|tar|t?gz|zip|jar|bin|apk)\b)/;
const writable = /\bchmod\s{1,5}(?:-R\s{1,5})?(?:0?777|a\+rwx)\b/;
function judgeDockerfile(text) {
    const { parts, problems } = readDockerfile(text);
    return { parts: [...ofUser(parts), ...parts.flatMap(flawsOfInstruction)], problems };
}
function flawsOfInstruction({ name, rest, script, line, endLine }) {
    const end = Math.min(endLine, line + 4);
    if (name === 'ADD') {
        const sources = wordsIn(rest).slice(0, -1);
        return sources.some((source) => /^http:\/\//i.test(source)) ? [{ weakness: 'unchecked-download', line }] : [];
    }
    if (name !== 'RUN')
        return [];
    const command = `${wordsIn(rest).join(' ')}${script === '' ? ' ' : `; ${script} `}`;
    const found = [];
    if (plain.test(command))
        found.push({ weakness: 'unchecked-download', line, endLine: end });
    if (unchecked.test(command))
        found.push({ weakness: 'tls-unchecked', line, endLine: end });
    if (writable.test(command))
        found.push({ weakness: 'wide-file-rights', line, endLine: end });
    return found;
}
function wordsIn(rest) {
    const own = rest.replace(/^\s*(?:--\S+\s+)*/, '');
    if (!own.startsWith('['))
        return own.split(/\s+/).filter((word) => word !== '');
    try {
        return JSON.parse(own).map(String);
    }
    catch {
        return own.split(/\s+/);
    }
}
function ofUser(instructions) {
    const users = new Map();
    let stage;
    let named;
    for (const instruction of instructions) {
        if (instruction.name === 'FROM') {
            const [, image = '', name = ''] = /^(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.exec(instruction.rest) ?? [];
            const user = users.get(image.toLowerCase()) ?? (unprivileged.test(image) || image.includes('$') ? 'unknown' : '');
            stage = { line: instruction.line, user, name: name.toLowerCase() };
            named = undefined;
        }
        else if (instruction.name === 'USER' && stage !== undefined) {
            stage.user = instruction.rest.trim();
            named = instruction;
        }
        if (stage !== undefined)
            users.set(stage.name, stage.user);
    }
    if (stage === undefined || !/^(?:|root|0)(?::.*)?$/.test(stage.user))
        return [];
    return [{ weakness: 'root-user', line: named?.line ?? stage.line }];
}

// EXTERNAL MODULE: ./build/compiled/src/text/fingerprint.js
var fingerprint = __webpack_require__(1475);
// EXTERNAL MODULE: ./build/compiled/src/text/snippet.js
var snippet = __webpack_require__(5238);
// EXTERNAL MODULE: ./build/compiled/src/scanners/file-role.js + 1 modules
var file_role = __webpack_require__(7712);
// EXTERNAL MODULE: ./build/compiled/src/scanners/meaning.js
var meaning = __webpack_require__(6516);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/weaknesses.js
const weaknesses = {
    'open-port': {
        cwe: 'CWE-284',
        severity: 'HIGH',
        cvss: 7.5,
        title: 'Administration or database port open to the world',
        description: 'Every address of the Internet may connect to a port that is for administrators or programs of your own.',
        remediation: 'Allow the addresses of your own networks, or reach the port through a bastion or a VPN.',
    },
    'published-port': {
        cwe: 'CWE-284',
        severity: 'MEDIUM',
        cvss: 5.3,
        title: 'Database port published on all interfaces',
        description: 'Whoever reaches the machine reaches the database; published ports pass by many firewalls.',
        remediation: 'Leave the port to the network of the containers, or publish it on 127.0.0.1.',
    },
    'public-database': {
        cwe: 'CWE-284',
        severity: 'HIGH',
        cvss: 7.5,
        title: 'Database that the whole Internet can reach',
        description: 'The database has a public address, or lets every address in: only its password is between it and everybody.',
        remediation: 'Keep it in a private network, and let in the addresses that need it.',
    },
    'public-storage': {
        cwe: 'CWE-732',
        severity: 'HIGH',
        cvss: 7.5,
        title: 'Storage that everybody can read',
        description: 'Whoever knows or guesses its name can read what is stored, and in some settings change it.',
        remediation: 'Make it private, and serve what is public through a distribution of content.',
    },
    'public-policy': {
        cwe: 'CWE-732',
        severity: 'HIGH',
        cvss: 7.5,
        title: 'Policy that allows everybody',
        description: 'The policy names everybody as the one who may act, and no condition narrows that.',
        remediation: 'Name the accounts and roles that may, or add a condition.',
    },
    'public-access': {
        cwe: 'CWE-284',
        severity: 'MEDIUM',
        cvss: 5.3,
        title: 'Database with a public address',
        description: 'Only rules of its firewall and its passwords are between the database and the Internet.',
        remediation: 'Switch the public address off, and reach it through a private endpoint.',
    },
    'public-endpoint': {
        cwe: 'CWE-284',
        severity: 'MEDIUM',
        cvss: 5.3,
        title: "Cluster's interface open to the world",
        description: 'The interface by which a cluster is administered answers every address of the Internet.',
        remediation: 'Make the endpoint private, or name the networks that may use it.',
    },
    'no-encryption': {
        cwe: 'CWE-311',
        severity: 'MEDIUM',
        cvss: 5.5,
        title: 'Data stored without encryption',
        description: 'Who gets at the disks, a snapshot or a backup can read what is stored.',
        remediation: 'Switch encryption on; most stores have to be made anew for it.',
    },
    'no-tls': {
        cwe: 'CWE-319',
        severity: 'MEDIUM',
        cvss: 5.9,
        title: 'Connections without encryption allowed',
        description: 'The service also answers connections that anybody on the way can read and change.',
        remediation: 'Require TLS, and redirect HTTP to HTTPS.',
    },
    'old-tls': {
        cwe: 'CWE-326',
        severity: 'LOW',
        cvss: 3.7,
        title: 'Old version of TLS allowed',
        description: 'TLS below 1.2 has known weaknesses.',
        remediation: 'Require TLS 1.2 or later.',
    },
    'tls-unchecked': {
        cwe: 'CWE-295',
        severity: 'MEDIUM',
        cvss: 5.9,
        title: 'Download that does not check the certificate',
        description: 'Anybody on the way can put something else in the place of what is downloaded.',
        remediation: 'Leave the check on; install the certificate of your own authority where there is one.',
    },
    'unchecked-download': {
        cwe: 'CWE-494',
        severity: 'MEDIUM',
        cvss: 5.9,
        title: 'Download without encryption or check',
        description: 'Anybody on the way can put another program in the place of what is downloaded.',
        remediation: 'Download over HTTPS, and compare with a known checksum.',
    },
    'no-rotation': {
        cwe: 'CWE-320',
        severity: 'LOW',
        cvss: 3.1,
        title: 'Key that is never rotated',
        description: 'A key that once leaked stays good for everything that was and will be encrypted with it.',
        remediation: 'Switch the yearly rotation on.',
    },
    'wide-permissions': {
        cwe: 'CWE-732',
        severity: 'HIGH',
        cvss: 8.1,
        title: 'Permissions on everything',
        description: 'Whoever gets at this identity can do anything to all resources of a service, or of the account.',
        remediation: 'Name the actions that are needed, and the resources that they are needed for.',
    },
    'password-login': {
        cwe: 'CWE-287',
        severity: 'LOW',
        cvss: 3.7,
        title: 'Virtual machine that takes passwords',
        description: 'Passwords can be tried; keys cannot.',
        remediation: 'Allow SSH keys alone.',
    },
    'no-access-control': {
        cwe: 'CWE-284',
        severity: 'MEDIUM',
        cvss: 6.5,
        title: 'Cluster without control of access by role',
        description: 'Whoever may use the cluster at all may do everything in it.',
        remediation: 'Switch control of access by role (RBAC) on, and older ways off.',
    },
    'root-user': {
        cwe: 'CWE-250',
        severity: 'LOW',
        cvss: 3.9,
        title: 'Container that runs as root',
        description: 'What breaks out of the program is root in the container, and one fault of the kernel away from the machine.',
        remediation: 'Make a user, and name it with USER or runAsUser.',
    },
    'privileged-container': {
        cwe: 'CWE-250',
        severity: 'HIGH',
        cvss: 8.2,
        title: 'Container with the rights of its machine',
        description: 'What breaks out of the program has the machine: its devices, its processes or its container engine.',
        remediation: 'Leave out what gives the rights of the machine; add single capabilities where they are needed.',
    },
    'wide-file-rights': {
        cwe: 'CWE-732',
        severity: 'LOW',
        cvss: 3.3,
        title: 'Files that everybody may write',
        description: 'Any process in the container can change them.',
        remediation: 'Give the files to the user of the program, and leave others the right to read.',
    },
    'workflow-injection': {
        cwe: 'CWE-94',
        severity: 'HIGH',
        cvss: 8.8,
        title: 'Text of strangers in a script of a workflow',
        description: 'The expression is replaced before the shell reads the script: a title or a name of a branch can hold commands.',
        remediation: 'Hand the text over in env, and use the variable in quotes.',
    },
    'workflow-checkout': {
        cwe: 'CWE-829',
        severity: 'HIGH',
        cvss: 8.8,
        title: "Workflow with secrets that checks out a proposal's code",
        description: 'pull_request_target and workflow_run have secrets and rights to write; code of a fork that runs there has them too.',
        remediation: 'Use pull_request, or do not run anything of what was checked out.',
    },
    'workflow-permissions': {
        cwe: 'CWE-732',
        severity: 'MEDIUM',
        cvss: 5.4,
        title: 'Workflow with all rights',
        description: 'Every step, and every action that it uses, may change code, releases and settings.',
        remediation: 'Name the rights that the job needs.',
    },
};

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/findings.js





function findingsIn(path, text, flaws) {
    const lines = text.split(/\r\n|[\n\r]/);
    const identityOf = (0,fingerprint/* identities */.tT)();
    const role = (0,file_role/* roleOf */.k)(path, text);
    return distinct(flaws).map(({ weakness, line, endLine = line, severity: graded }) => {
        const { cwe, cvss, title, description, remediation, severity: most } = weaknesses[weakness];
        const severity = graded ?? most;
        const range = { line, column: 1, endLine, endColumn: 1 };
        return {
            type: 'IAC',
            severity,
            title,
            description: `${description}${role === '' ? '' : ` ${role}`} Found by scan-gate: ${weakness}.`,
            remediation: (0,meaning/* withLink */.N)(remediation, cwe),
            cwe,
            cvss: (0,meaning/* scoreOf */.u)(severity, cvss),
            filePath: path,
            line,
            codeSnippet: (0,snippet/* framedCode */.Fl)(lines, range),
            ...identityOf({
                rule: weakness,
                path,
                code: (0,snippet/* normalized */.A9)((0,snippet/* shownCode */.vs)(lines, range)),
                node: lines.slice(line - 1, endLine).join('\n'),
            }),
        };
    });
}
function distinct(flaws) {
    const byPlace = new Map(flaws.map((flaw) => [`${flaw.weakness} ${flaw.line}`, flaw]));
    return [...byPlace.values()].sort((a, b) => a.line - b.line);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/hcl-tokens.js
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
function takeWord(cursor) {
    return take(cursor, word);
}
function take(cursor, pattern) {
    pattern.lastIndex = cursor.at;
    const match = pattern.exec(cursor.text);
    if (match === null || match[0] === '')
        return undefined;
    step(cursor, match[0].length);
    return match.slice(1).find((group) => group !== undefined) ?? match[0];
}
function step(cursor, length) {
    const end = Math.min(cursor.at + length, cursor.text.length);
    for (let at = cursor.at; at < end; at += 1)
        if (cursor.text[at] === '\n')
            cursor.line += 1;
    cursor.at = end;
}
function skipBlanks(cursor) {
    while (take(cursor, /[ \t]+/y) !== undefined || skipInlineComment(cursor))
        ;
}
function skipLines(cursor) {
    while (take(cursor, /\s+|(?:#|\/\/)[^\n]*/y) !== undefined || skipInlineComment(cursor))
        ;
}
function skipInlineComment(cursor) {
    if (!cursor.text.startsWith('/*', cursor.at))
        return false;
    const end = cursor.text.indexOf('*/', cursor.at + 2);
    if (end === -1)
        throw new UnreadableText('a comment has no end', cursor.line);
    step(cursor, end + 2 - cursor.at);
    return true;
}
function takeQuoted(cursor) {
    const start = cursor.at + 1;
    const { line } = cursor;
    if (take(cursor, /"/y) === undefined)
        return undefined;
    stepOverFrames(cursor, [{ close: '"', line }]);
    return { text: decodeQuoted(cursor.text.slice(start, cursor.at - 1)) };
}
function takeHeredoc(cursor) {
    const { line } = cursor;
    const mark = take(cursor, heredocStart);
    if (mark === undefined)
        return undefined;
    const start = cursor.at;
    stepOverFrames(cursor, [{ mark, isLineStart: true, line }]);
    const lastLine = cursor.text.lastIndexOf('\n', cursor.at - 1) + 1;
    return cursor.text.slice(start, Math.max(start, lastLine));
}
function stepOverExpression(cursor, end) {
    const frames = [];
    while (frames.length > 0 || !isEnd(cursor, end))
        stepOverToken(cursor, frames);
}
function stepOverBracket(cursor, close) {
    stepOverFrames(cursor, [{ close, line: cursor.line }]);
}
function stepOverFrames(cursor, frames) {
    while (frames.length > 0)
        stepOverToken(cursor, frames);
}
function isEnd({ text, at }, end) {
    const character = text[at];
    if (character === undefined || ',]})'.includes(character))
        return true;
    if (end === 'line')
        return character === '\n' || text.startsWith('\r\n', at);
    return end === 'key' && /^(?:=(?![=>])|:(?!:))/.test(text.slice(at, at + 2));
}
function stepOverToken(cursor, frames) {
    const frame = frames.at(-1);
    if (cursor.at >= cursor.text.length)
        throw new UnreadableText('what is open has no end', frame?.line ?? cursor.line);
    if (frame !== undefined && 'mark' in frame)
        stepInHeredoc(cursor, frames, frame);
    else if (frame?.close === '"')
        stepInQuotes(cursor, frames);
    else
        stepInExpression(cursor, frames, frame?.close);
}
function stepInExpression(cursor, frames, end) {
    const { line } = cursor;
    if (take(cursor, /[ \t]+|(?:#|\/\/)[^\n]*|[=!<>]=|=>|::/y) !== undefined || skipInlineComment(cursor))
        return;
    if (takeWord(cursor) !== undefined || take(cursor, /\d[\w.]*/y) !== undefined)
        return;
    const mark = take(cursor, heredocStart);
    if (mark !== undefined) {
        frames.push({ mark, isLineStart: true, line });
        return;
    }
    const character = take(cursor, /[\s\S]/y) ?? '';
    const close = character === '"' ? character : closers[character];
    if (close !== undefined)
        frames.push({ close, line });
    else if (end === character)
        frames.pop();
    else if (')]}'.includes(character))
        throw new UnreadableText('a bracket closes what is not open', line);
}
function stepInQuotes(cursor, frames) {
    const { line } = cursor;
    if (take(cursor, /[^"\\$%\r\n]+|\\[^\r\n]|\$\$\{|%%\{|[$%](?!\{)/y) !== undefined)
        return;
    if (take(cursor, /"/y) !== undefined)
        frames.pop();
    else if (take(cursor, /[$%]\{/y) !== undefined)
        frames.push({ close: '}', line });
    else
        throw new UnreadableText('a text in quotes has no end in its line', line);
}
function stepInHeredoc(cursor, frames, frame) {
    const { line, text, at } = cursor;
    if (frame.isLineStart) {
        const lineEnd = text.indexOf('\n', at);
        const whole = text.slice(at, lineEnd === -1 ? undefined : lineEnd);
        if (whole.trim() === frame.mark) {
            step(cursor, whole.trimEnd().length);
            frames.pop();
            return;
        }
    }
    frame.isLineStart = false;
    if (take(cursor, /[^$%\n]+|\$\$\{|%%\{|[$%](?!\{)/y) !== undefined)
        return;
    if (take(cursor, /\n/y) !== undefined)
        frame.isLineStart = true;
    else if (take(cursor, /[$%]\{/y) !== undefined)
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

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/hcl.js


const hcl_deepest = 40;
const mostRestarts = 20;
const blockStart = /^[\p{ID_Start}_][\p{ID_Continue}-]*(?:[ \t]+(?:"[^"\n]*"|[\p{ID_Continue}-]+))*[ \t]*\{/gmu;
function readTerraform(text) {
    const cursor = { text, at: 0, line: 1 };
    const [parts, problems] = [[], []];
    for (;;) {
        try {
            skipLines(cursor);
            if (cursor.at >= text.length)
                return { parts, problems };
        }
        catch (error) {
            problems.push(describe(error, cursor.line));
            return { parts, problems };
        }
        const start = { at: cursor.at, line: cursor.line };
        try {
            const { part } = readEntry(cursor, 0, problems);
            if ('kind' in part)
                parts.push(part);
        }
        catch (error) {
            problems.push(describe(error, start.line));
            if (problems.length >= mostRestarts || !goToNextBlock(cursor, start))
                return { parts, problems };
        }
    }
}
function describe(error, from) {
    if (!(error instanceof UnreadableText))
        throw error;
    const { message, line } = error;
    return `what begins in line ${from} cannot be read: ${message}${line === from ? '' : ` (line ${line})`}`;
}
function goToNextBlock(cursor, start) {
    cursor.at = start.at;
    cursor.line = start.line;
    blockStart.lastIndex = start.at + 1;
    const match = blockStart.exec(cursor.text);
    if (match === null)
        return false;
    step(cursor, match.index - cursor.at);
    return true;
}
function readEntry(cursor, depth, problems) {
    const { line } = cursor;
    const name = takeWord(cursor) ?? takeQuoted(cursor)?.text;
    if (name === undefined)
        throw new UnreadableText('neither a block nor an attribute', line);
    skipBlanks(cursor);
    if (take(cursor, /[=:](?!=)/y) === undefined)
        return readBlock(cursor, { kind: name, line, depth, problems });
    const part = { ...readValue(cursor, { depth, end: 'line', problems }), line };
    if (take(cursor, /[ \t]*,/y) === undefined && !/[\r\n}#/]|^$/.test(cursor.text.charAt(cursor.at)))
        throw new UnreadableText('a value does not end with its line', cursor.line);
    return { name, part };
}
function readBlock(cursor, { kind, line, ...place }) {
    const labels = [];
    for (let label = readLabel(cursor); label !== undefined; label = readLabel(cursor))
        labels.push(label);
    if (take(cursor, /\{/y) === undefined)
        throw new UnreadableText('neither a block nor an attribute', cursor.line);
    if (place.depth > hcl_deepest)
        throw new UnreadableText(`blocks are nested deeper than ${hcl_deepest}`, cursor.line);
    const fields = new Map();
    for (skipLines(cursor); take(cursor, /\}/y) === undefined; skipLines(cursor)) {
        if (cursor.at >= cursor.text.length)
            throw new UnreadableText('a block has no end', line);
        const { name, part } = readEntry(cursor, place.depth + 1, place.problems);
        put(fields, name, part);
    }
    const block = { kind, labels, line, endLine: cursor.line, fields };
    return unfoldDynamic(block) ?? { name: kind, part: block };
}
function unfoldDynamic(block) {
    const [name] = block.labels;
    const content = field(block, 'content');
    if (block.kind !== 'dynamic' || name === undefined || content?.fields === undefined)
        return undefined;
    return { name, part: { ...block, ...content, kind: name, labels: [] } };
}
function readLabel(cursor) {
    skipBlanks(cursor);
    const quoted = takeQuoted(cursor);
    return quoted === undefined ? takeWord(cursor) : (quoted.text ?? '');
}
function readValue(cursor, place) {
    const { end } = place;
    const skip = end === 'list' ? skipLines : skipBlanks;
    skip(cursor);
    const start = { at: cursor.at, line: cursor.line };
    const plain = readConstant(cursor) ?? readNested(cursor, place);
    if (plain !== undefined) {
        const { line } = cursor;
        skip(cursor);
        if (/^(?:[\n,\]})#]|\r\n|\/\/|$)/.test(cursor.text.slice(cursor.at, cursor.at + 2)))
            return { ...plain, line: start.line, endLine: line };
    }
    stepOverExpression(cursor, end);
    return { line: start.line, endLine: cursor.line };
}
function readConstant(cursor) {
    const text = takeHeredoc(cursor);
    if (text !== undefined)
        return { text };
    const quoted = takeQuoted(cursor);
    if (quoted !== undefined)
        return quoted.text === undefined ? {} : { text: quoted.text };
    const plain = take(cursor, /(?:true|false|-?\d[\d.]*)(?![\w.([-])/y);
    return plain === undefined ? undefined : { text: plain };
}
const identities = /(?:(?:jsonencode|tolist|toset|tomap|tostring|tonumber|tobool)[ \t]*)?\(/y;
const comprehension = /for\s+[\p{ID_Start}_]/uy;
function readNested(cursor, { depth, problems }) {
    const inner = { depth: depth + 1, problems };
    const { line } = cursor;
    const open = take(cursor, /[[{]/y) ?? take(cursor, identities);
    if (open === undefined)
        return undefined;
    const close = open === '[' ? ']' : open === '{' ? '}' : ')';
    if (depth > hcl_deepest) {
        problems.push(`values are nested deeper than ${hcl_deepest} (line ${line})`);
        stepOverBracket(cursor, close);
        return {};
    }
    skipLines(cursor);
    comprehension.lastIndex = cursor.at;
    if (close !== ')' && comprehension.test(cursor.text)) {
        stepOverBracket(cursor, close);
        return {};
    }
    if (close === ']')
        return { items: readItems(cursor, { ...inner, line }) };
    if (close === '}')
        return { fields: readObject(cursor, inner) };
    const { line: _line, endLine: _end, ...value } = readValue(cursor, { ...inner, end: 'list' });
    if (take(cursor, /\)/y) !== undefined)
        return value;
    stepOverBracket(cursor, close);
    return {};
}
function readItems(cursor, { line, ...place }) {
    const items = [];
    for (skipLines(cursor); take(cursor, /\]/y) === undefined; skipLines(cursor)) {
        items.push(readValue(cursor, { ...place, end: 'list' }));
        skipLines(cursor);
        if (take(cursor, /,/y) === undefined && cursor.text[cursor.at] !== ']')
            throw new UnreadableText('a list has no end', line);
    }
    return items;
}
function readObject(cursor, place) {
    const fields = new Map();
    for (skipLines(cursor); take(cursor, /\}/y) === undefined; skipLines(cursor)) {
        const { line } = cursor;
        const name = hcl_readKey(cursor);
        if (take(cursor, /[=:]/y) === undefined)
            throw new UnreadableText('an object has a key without a value', line);
        put(fields, name, { ...readValue(cursor, { ...place, end: 'line' }), line });
        take(cursor, /,/y);
    }
    return fields;
}
function hcl_readKey(cursor) {
    const start = { ...cursor };
    const name = takeWord(cursor) ?? takeQuoted(cursor)?.text ?? take(cursor, /\d+/y);
    skipBlanks(cursor);
    if (name !== undefined && /[=:]/.test(cursor.text.charAt(cursor.at)))
        return name;
    Object.assign(cursor, start);
    stepOverExpression(cursor, 'key');
    return '';
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/terraform-json.js

function listJsonResources(file) {
    const types = listOf(file).flatMap((part) => [...each(part, 'resource'), ...each(part, 'data')]);
    return types.flatMap((part) => [...(part.fields ?? [])].flatMap(([type, named]) => named
        .flatMap(listOf)
        .flatMap((names) => [...(names.fields?.values() ?? [])].flat())
        .flatMap(listOf)
        .map((body) => ({ ...terraform_json_unfoldDynamic(body), type }))));
}
function listOf(part) {
    return part.items ?? [part];
}
function terraform_json_unfoldDynamic(part) {
    if (part.items !== undefined)
        return { ...part, items: part.items.map(terraform_json_unfoldDynamic) };
    if (part.fields === undefined)
        return part;
    const fields = new Map();
    for (const [name, parts] of part.fields) {
        if (name !== 'dynamic')
            for (const one of parts)
                put(fields, name, terraform_json_unfoldDynamic(one));
        else
            for (const [made, blocks] of parts.flatMap(listOf).flatMap((one) => [...(one.fields ?? [])]))
                for (const content of blocks.flatMap(listOf).flatMap((block) => each(block, 'content')))
                    put(fields, made, terraform_json_unfoldDynamic(content));
    }
    return { ...part, fields };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/workflows.js

const foreign = /\bgithub\.(?:head_ref|event\.(?:(?:issue|pull_request|discussion|comment|review|review_comment)\.(?:title|body)|pull_request\.head\.(?:ref|label|repo\.default_branch)|(?:head_commit|commits[^.]{0,10}(?:\.\*)?)\.(?:message|author\.(?:name|email))|pages[^.]{0,10}(?:\.\*)?\.page_name|workflow_run\.(?:head_branch|display_title|head_commit\.message)))\b/i;
const proposal = /github\.(?:event\.(?:pull_request\.head\.(?:sha|ref)|workflow_run\.head_(?:sha|branch))|head_ref)|refs\/pull\//i;
function flawsOfWorkflow(workflow) {
    const jobs = [...(field(workflow, 'jobs')?.fields?.values() ?? [])].flat();
    const steps = [...jobs.flatMap((job) => each(job, 'steps')), ...each(field(workflow, 'runs'), 'steps')];
    return [
        ...steps.flatMap(injections),
        ...(isTrusted(workflow)
            ? steps.filter(isCheckout).map(({ line }) => ({ weakness: 'workflow-checkout', line }))
            : []),
        ...[workflow, ...jobs]
            .flatMap((one) => each(one, 'permissions'))
            .filter((one) => one.text === 'write-all')
            .map(({ line }) => ({ weakness: 'workflow-permissions', line })),
    ];
}
function injections(step) {
    const isScript = /^actions\/github-script@/i.test(textOf(field(step, 'uses')));
    const scripts = [...each(step, 'run'), ...(isScript ? each(field(step, 'with'), 'script') : [])];
    return scripts.flatMap((script) => {
        const text = textOf(script);
        const found = expressionsIn(text).find(({ code }) => foreign.test(withDots(code)));
        if (found === undefined)
            return [];
        const line = script.line + text.slice(0, found.at).split('\n').length - 1;
        return [{ weakness: 'workflow-injection', line: Math.min(line, script.endLine) }];
    });
}
function expressionsIn(text) {
    const found = [];
    for (let at = text.indexOf('${{'); at !== -1; at = text.indexOf('${{', at)) {
        const end = endOfExpression(text, at + 3);
        if (end === undefined)
            return found;
        found.push({ code: text.slice(at + 3, end), at });
        at = end;
    }
    return found;
}
function endOfExpression(text, start) {
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
function withDots(code) {
    return code
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?\[ ?'([\w-]+)' ?\]/g, '.$1')
        .replaceAll(/ ?\. ?/g, '.');
}
function isTrusted(workflow) {
    const on = field(workflow, 'on') ?? field(workflow, 'true');
    const names = [textOf(on), ...(on?.items ?? []).map(textOf), ...(on?.fields?.keys() ?? [])];
    return names.some((name) => /^(?:pull_request_target|workflow_run)$/.test(name));
}
function isCheckout(step) {
    const [uses, ref] = [textOf(field(step, 'uses')), textOf(field(field(step, 'with'), 'ref'))];
    const isFetched = /\bgit\s+(?:checkout|fetch|pull)\b/.test(textOf(field(step, 'run'))) && proposal.test(textOf(field(step, 'run')));
    return ((/^actions\/checkout@/i.test(uses) && proposal.test(withDots(ref))) ||
        isFetched ||
        /\bgh\s+pr\s+checkout\b/.test(textOf(field(step, 'run'))));
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/template-file.js










const longestTemplate = 1024 * 1024;
function judgeParts(judge) {
    return (text) => {
        const { parts, problems } = readYaml(text);
        return { found: parts.flatMap(judge), problems };
    };
}
function judgeResources({ parts, problems }) {
    return { found: parts.flatMap(flawsOfResource), problems: [...problems, ...parts.flatMap(nameUnreadParts)] };
}
function judgeTerraform(text) {
    const { parts, problems } = readTerraform(text);
    const resources = parts
        .filter(({ kind }) => /^(?:resource|data)$/.test(kind))
        .map((block) => ({ ...block, type: block.labels[0] ?? '' }));
    return judgeResources({ parts: resources, problems });
}
function judgeTerraformJson(text) {
    const { parts, problems } = readYaml(text);
    return judgeResources({ parts: parts.flatMap(listJsonResources), problems });
}
function judgeCloudFormation(text) {
    const { parts, problems } = readYaml(text, { tags: 'function' });
    const readings = parts.map(readResources);
    return judgeResources({
        parts: readings.flatMap((reading) => reading.parts),
        problems: [...problems, ...readings.flatMap((reading) => reading.problems)],
    });
}
const judges = {
    Terraform: judgeTerraform,
    'Terraform in JSON': judgeTerraformJson,
    CloudFormation: judgeCloudFormation,
    Dockerfile: (text) => {
        const { parts, problems } = judgeDockerfile(text);
        return { found: parts, problems };
    },
    'Docker Compose': judgeParts(flawsOfCompose),
    Kubernetes: judgeParts(flawsOfKubernetes),
    'GitHub workflow': judgeParts(flawsOfWorkflow),
};
function judgeTemplate(kind, text) {
    return judges[kind](text);
}
async function lookAtTemplate(root, { path, stored, kind }) {
    const { text } = await (0,decode/* readFileText */.eu)(root, stored);
    if (text.length > longestTemplate)
        throw new Error('it is longer than 1 MiB');
    const { found, problems } = judgeTemplate(kind, text);
    return { found: findingsIn(path, text, found), problems };
}


/***/ })

};
