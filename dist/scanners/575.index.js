export const id = 575;
export const ids = [575];
export const modules = {

/***/ 1575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lookAtTemplate: () => (/* binding */ lookAtTemplate)
});

// UNUSED EXPORTS: flawsIn

// EXTERNAL MODULE: ./build/compiled/src/text/decode.js
var decode = __webpack_require__(2157);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/part.js
/** One shape for what Terraform, CloudFormation, Kubernetes and Compose say: values with their lines, fields and items. */

function field(part, name) {
    return part?.fields?.get(name)?.[0];
}
/** All that stands under the name, items of a list one by one. */
function each(part, name) {
    return (part?.fields?.get(name) ?? []).flatMap((one) => one.items ?? [one]);
}
/** Adds one to what stands under the name. */
function put(fields, name, part) {
    const parts = fields.get(name);
    if (parts === undefined)
        fields.set(name, [part]);
    else
        parts.push(part);
}
/** What is reached by a path of names, through lists and repeated blocks. */
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
/** Every part below this one, itself first. */
function* below(part) {
    yield part;
    for (const item of part.items ?? [])
        yield* below(item);
    for (const parts of part.fields?.values() ?? [])
        for (const one of parts)
            yield* below(one);
}
/** The documents of a text in YAML or JSON; lines count from `firstLine`. */
function partsOfYaml(text, firstLine = 1) {
    const lineCounter = new dist/* LineCounter */.HN();
    const documents = (0,dist/* parseAllDocuments */.hR)(text, { lineCounter, logLevel: 'silent', uniqueKeys: false });
    if (!Array.isArray(documents))
        return [];
    const lineAt = (offset) => lineCounter.linePos(offset).line + firstLine - 1;
    return documents.flatMap(({ contents }) => contents === null ? [] : [partOf(contents, lineAt)]);
}
function partOf(node, lineAt) {
    const [start = 0, end = start] = node.range ?? [];
    const place = { line: lineAt(start), endLine: lineAt(Math.max(start, end - 1)) };
    // What a function of a template yields is not known; an alias could be a bomb.
    const isKnown = node.tag === undefined || !/^!(?!!)/.test(node.tag);
    if ((0,dist/* isAlias */.Vj)(node) || !isKnown)
        return place;
    if ((0,dist/* isScalar */.jn)(node))
        return { ...place, text: node.source ?? String(node.value) };
    if ((0,dist/* isSeq */.oP)(node))
        return { ...place, items: node.items.map((item) => partOf(item, lineAt)) };
    if (!(0,dist/* isMap */.jh)(node))
        return place;
    const fields = new Map();
    for (const { key, value } of node.items) {
        const name = (0,dist/* isScalar */.jn)(key) ? String(key.value) : '';
        const line = (0,dist/* isScalar */.jn)(key) ? lineAt(key.range?.[0] ?? start) : place.line;
        const part = value === null ? { line, endLine: line } : { ...partOf(value, lineAt), line };
        put(fields, name, part);
    }
    return { ...place, fields };
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/policies.js
/** Statements of AWS's policies that allow too much: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_grammar.html */

/** What statements allow on everything. The policies are fields, or a text that holds JSON. */
function grantsEverything(policies) {
    return statementsIn(policies).flatMap((one) => {
        const severity = gravity(one);
        return severity === undefined ? [] : [{ weakness: 'wide-permissions', ...placeOf(one), severity }];
    });
}
/** What statements allow to everybody, without a condition. */
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
function read(part) {
    if (part.text === undefined)
        return [part];
    return part.text.trimStart().startsWith('{') ? partsOfYaml(part.text, part.line + 1) : [];
}
/** Of one statement: all actions, or all of some services, on all resources. */
function gravity(statement) {
    const texts = (names) => names.flatMap((name) => each(statement, name)).map(textOf);
    const actions = texts(['Action', 'action', 'actions']);
    const resources = texts(['Resource', 'resource', 'resources']);
    // The policy of a key speaks of that key alone.
    const isOfKey = principals.some((name) => field(statement, name) !== undefined);
    if (isDenied(statement) || isOfKey || !resources.includes('*'))
        return undefined;
    if (actions.includes('*') || actions.includes('*:*'))
        return 'HIGH';
    return actions.some((action) => /^[\w-]+:\*$/.test(action)) ? 'MEDIUM' : undefined;
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/ports.js
/** Rules of networks that let every address in to a port that is not for everybody. */

/** Of shells, desktops, container engines, databases and file shares. */
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
/** Database ports that Compose publishes: shells and the like are published on purpose. */
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
/** The rules for what comes in. */
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
/** What makes a resource of a cloud weak, by its kind as Terraform calls it. CloudFormation's resources come here under the same names. */



const absentOrFalse = (value) => value === undefined || isFalse(value);
const matching = (pattern) => (value) => pattern.test(textOf(value));
/** Kind, path of the attribute, when it is weak, which weakness that is. */
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
/** Of what is made from another store, or belongs to one. */
const copies = [
    'snapshot_id',
    'snapshot_identifier',
    'db_snapshot_identifier',
    'replicate_source_db',
    'source_db_instance_identifier',
    'global_cluster_identifier',
    'db_cluster_identifier',
];
/** An absent value is weak at the resource itself. A copy of another store is as that one is. */
function ofAttribute(resource, path, { isWeak, weakness }) {
    const values = reach(resource, path);
    if (values.length > 0)
        return values.filter(isWeak).map(({ line, endLine }) => ({ weakness, line, endLine: Math.min(endLine, line + 4) }));
    const isCopy = copies.some((name) => field(resource, name) !== undefined);
    return isWeak(undefined) && !isCopy ? [{ weakness, line: resource.line, endLine: resource.line + 2 }] : [];
}
/** Rules of Azure's databases are ranges of addresses. */
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
/** Without a word of it, the interface of EKS is public. */
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
/** CloudFormation's resources under Terraform's names, so that one table judges both. */

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
/** Deeper nesting than this is nobody's template. */
const deepest = 40;
function resourcesOf(template) {
    const resources = [...(field(template, 'Resources')?.fields?.values() ?? [])].flat();
    return resources.flatMap((resource) => {
        const type = types[field(resource, 'Type')?.text ?? ''];
        const properties = renamed(field(resource, 'Properties') ?? { line: resource.line, endLine: resource.endLine }, 0);
        return type === undefined ? [] : [{ ...properties, type, line: resource.line, endLine: resource.endLine }];
    });
}
function renamed(part, depth) {
    if (depth > deepest)
        return { line: part.line, endLine: part.endLine };
    const inner = (one) => renamed(one, depth + 1);
    if (part.items !== undefined)
        return { ...part, items: part.items.map(inner) };
    if (part.fields === undefined)
        return part;
    const fields = [...part.fields].map(([name, parts]) => [
        names[name] ?? snakeCase(name),
        parts.map(name === 'AccessControl' ? lowered : inner),
    ]);
    return { ...part, fields: new Map(fields) };
}
/** `PublicRead` as `public-read`. */
function lowered(part) {
    return part.text === undefined ? part : { ...part, text: snakeCase(part.text).replaceAll('_', '-') };
}
function snakeCase(name) {
    return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/containers.js
/** Weaknesses of what runs containers: Docker Compose and Kubernetes. */


/** Whoever can speak to it, or write there, has the machine. */
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
/** `5432:5432`, `0.0.0.0:5432:5432/tcp`, or `target`, `published` and `host_ip`. */
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
/** A pod's specification lies at another depth in each kind: its parts are known by their names wherever they stand. */
function flawsOfKubernetes(manifest) {
    const kind = textOf(field(manifest, 'kind'));
    if (/^(?:Cluster)?Role$/.test(kind))
        return marked('wide-permissions', reach(manifest, ['rules']).filter(isEverything));
    const found = [];
    for (const part of below(manifest)) {
        found.push(...marked('privileged-container', [
            ...each(field(part, 'securityContext'), 'privileged').filter(isTrue),
            ...each(part, 'hostPID').filter(isTrue),
            ...each(field(field(part, 'securityContext'), 'capabilities'), 'add').filter((one) => capabilities.test(textOf(one))),
            ...each(field(part, 'hostPath'), 'path').filter((one) => powerful.test(textOf(one))),
        ]), ...marked('privileged-container', ['hostNetwork', 'hostIPC'].flatMap((name) => each(part, name)).filter(isTrue), 'MEDIUM'), ...marked('root-user', [
            ...each(field(part, 'securityContext'), 'runAsUser').filter((one) => one.text === '0'),
            ...each(field(part, 'securityContext'), 'runAsNonRoot').filter(isFalse),
            ...each(field(part, 'securityContext'), 'allowPrivilegeEscalation').filter(isTrue),
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

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/dockerfile.js
/** Images that set a user of their own. */
const unprivileged = /nonroot|unprivileged|rootless|(?:^|\/)bitnami\//i;
const unchecked = /\bcurl\b[^|;&]{0,200}?\s(?:-k|-[a-zA-Z]*k[a-zA-Z]*|--insecure)\s|\bwget\b[^|;&]{0,200}?--no-check-certificate|\bgit\b[^;&]{0,100}http\.sslVerify[= ]false|\bnpm\b[^;&]{0,60}strict-ssl[= ]false|--trusted-host\b/;
const plain = /\b(?:curl|wget)\b[^|;&]{0,200}?\bhttp:\/\/(?!localhost|127\.)[^\s|;&]{1,300}[^;&]{0,60}(?:\|\s{0,5}(?:sudo\s{1,5})?(?:ba|z|da)?sh\b|\.(?:sh|deb|rpm|tar|t?gz|zip|jar|bin|apk)\b)/;
const writable = /\bchmod\s{1,5}(?:-R\s{1,5})?(?:0?777|a\+rwx)\b/;
function flawsOfDockerfile(text) {
    const instructions = instructionsOf(text);
    const found = ofUser(instructions);
    for (const { name, rest, line, endLine } of instructions) {
        if (name === 'ADD' && /^(?:--\S+\s+)*http:\/\//i.test(rest))
            found.push({ weakness: 'unchecked-download', line });
        if (name !== 'RUN')
            continue;
        const end = Math.min(endLine, line + 4);
        if (plain.test(rest))
            found.push({ weakness: 'unchecked-download', line, endLine: end });
        if (unchecked.test(`${rest} `))
            found.push({ weakness: 'tls-unchecked', line, endLine: end });
        if (writable.test(rest))
            found.push({ weakness: 'wide-file-rights', line, endLine: end });
    }
    return found;
}
/** The last stage is what runs; it has the user of the stage that it comes from until it names another. */
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
/** One for each, with the lines that a backslash joins to it; comments between them are left out. */
function instructionsOf(text) {
    const found = [];
    let open;
    for (const [index, written] of text.split(/\r\n|[\r\n]/).entries()) {
        if (/^\s*#/.test(written) || (open === undefined && written.trim() === ''))
            continue;
        const goesOn = /\\\s*$/.test(written);
        const content = written.replace(/\\\s*$/, ' ');
        if (open === undefined) {
            const [, name = '', rest = ''] = /^\s*([a-z]+)\s+(.*)$/i.exec(content) ?? [];
            open = { name: name.toUpperCase(), rest, line: index + 1, endLine: index + 1 };
        }
        else
            open = { ...open, rest: `${open.rest} ${content.trim()}`, endLine: index + 1 };
        if (!goesOn) {
            found.push(open);
            open = undefined;
        }
    }
    return open === undefined ? found : [...found, open];
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
/** What is said of the flaws of one template. */





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
/** One for each weakness and line, from the top. */
function distinct(flaws) {
    const byPlace = new Map(flaws.map((flaw) => [`${flaw.weakness} ${flaw.line}`, flaw]));
    return [...byPlace.values()].sort((a, b) => a.line - b.line);
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/hcl.js
/** Reads Terraform's language as far as constants go: blocks, attributes, lists, objects and texts of several lines. */

/** Deeper nesting than this is nobody's configuration. */
const hcl_deepest = 40;
/** The blocks of a file, from its top; what cannot be read ends it. */
function blocksOf(text) {
    return bodyAt({ text, at: 0, line: 1 }, 0).blocks;
}
function bodyAt(cursor, depth) {
    const body = { blocks: [], fields: new Map() };
    for (;;) {
        skip(cursor);
        const { line } = cursor;
        const name = take(cursor, /["']?([\w-]+)["']?/y);
        if (name === undefined) {
            // A closing brace, the end, or what is no configuration.
            take(cursor, /\}/y);
            return body;
        }
        blanks(cursor);
        const isAttribute = take(cursor, /[=:](?!=)/y) !== undefined;
        const part = isAttribute ? { ...valueAt(cursor, depth), line } : blockAt(cursor, { kind: name, line, depth });
        if (part === undefined)
            return body;
        if ('kind' in part)
            body.blocks.push(part);
        put(body.fields, name, part);
        take(cursor, /[ \t]*,/y);
    }
}
function blockAt(cursor, { kind, line, depth }) {
    const labels = [];
    for (let label = labelAt(cursor); label !== undefined; label = labelAt(cursor))
        labels.push(label);
    if (take(cursor, /\{/y) === undefined || depth > hcl_deepest)
        return undefined;
    const { fields } = bodyAt(cursor, depth + 1);
    return { kind, labels, line, endLine: cursor.line, fields };
}
function labelAt(cursor) {
    blanks(cursor);
    return take(cursor, /"([^"\n]*)"|([\w-]+)/y);
}
function valueAt(cursor, depth) {
    blanks(cursor);
    const { line } = cursor;
    const plain = constantAt(cursor) ?? nestedAt(cursor, depth);
    if (plain !== undefined && isOver(cursor))
        return { ...plain, line, endLine: cursor.line };
    stepOverExpression(cursor);
    return { line, endLine: cursor.line };
}
function constantAt(cursor) {
    const mark = take(cursor, /<<[-~]?(\w+)[ \t]*\r?\n/y);
    if (mark !== undefined)
        return { text: textUntil(cursor, mark) };
    const quoted = take(cursor, /"(?:\\.|[^"\\\n])*"/y);
    if (quoted !== undefined)
        return /[$%]\{/.test(quoted) ? {} : { text: quoted.slice(1, -1).replaceAll(/\\(["\\])/g, '$1') };
    const word = take(cursor, /(?:true|false|-?\d[\d.]*)(?![\w.([])/y);
    return word === undefined ? undefined : { text: word };
}
function nestedAt(cursor, depth) {
    if (depth > hcl_deepest)
        return undefined;
    if (take(cursor, /\[/y) !== undefined)
        return { items: itemsAt(cursor, depth) };
    if (take(cursor, /\{/y) !== undefined)
        return { fields: bodyAt(cursor, depth + 1).fields };
    if (take(cursor, /jsonencode\(\s*/y) === undefined)
        return undefined;
    const { line: _line, endLine: _end, ...encoded } = valueAt(cursor, depth + 1);
    skip(cursor);
    take(cursor, /\)/y);
    return encoded;
}
function itemsAt(cursor, depth) {
    const items = [];
    for (skip(cursor); cursor.at < cursor.text.length && take(cursor, /\]/y) === undefined; skip(cursor)) {
        const before = cursor.at;
        items.push(valueAt(cursor, depth + 1));
        skip(cursor);
        take(cursor, /,/y);
        if (cursor.at === before)
            step(cursor, 1);
    }
    return items;
}
/** Whether the value ends here, and is no part of a greater expression. */
function isOver(cursor) {
    blanks(cursor);
    return (cursor.at >= cursor.text.length || /^(?:[\r\n,\]})#]|\/[/*])/.test(cursor.text.slice(cursor.at, cursor.at + 2)));
}
/** Steps over what only running would tell, to its end. */
function stepOverExpression(cursor) {
    for (let depth = 0; cursor.at < cursor.text.length;) {
        const character = cursor.text[cursor.at] ?? '';
        if (depth === 0 && /[\r\n,\]})]/.test(character))
            return;
        if ('([{'.includes(character))
            depth += 1;
        if (')]}'.includes(character))
            depth -= 1;
        if (take(cursor, /"(?:\\.|[^"\\\n])*"/y) === undefined)
            step(cursor, 1);
    }
}
function textUntil(cursor, mark) {
    const end = new RegExp(`^[ \\t]*${mark}[ \\t]*\\r?$`, 'gm');
    end.lastIndex = cursor.at;
    const match = end.exec(cursor.text);
    const text = cursor.text.slice(cursor.at, match?.index ?? cursor.text.length);
    step(cursor, text.length + (match?.[0].length ?? 0));
    return text;
}
function blanks(cursor) {
    take(cursor, /[ \t]+/y);
}
function skip(cursor) {
    while (take(cursor, /\s+|(?:#|\/\/)[^\n]*|\/\*[\s\S]*?\*\//y) !== undefined)
        ;
}
/** What the pattern matches here: its first group that is there, else all of it. */
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

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/workflows.js
/** Weaknesses of GitHub's workflows: https://docs.github.com/en/actions/reference/security/secure-use */

/** What strangers write: titles, texts, names of branches and of people. */
const foreign = /\$\{\{[^}]{0,200}\bgithub\.(?:head_ref|event\.(?:(?:issue|pull_request|discussion|comment|review|review_comment)\.(?:title|body)|pull_request\.head\.(?:ref|label|repo\.default_branch)|(?:head_commit|commits[^.]{0,10})\.(?:message|author\.(?:name|email))|pages[^.]{0,10}\.page_name|workflow_run\.(?:head_branch|display_title|head_commit\.message)))\b/;
const proposal = /github\.(?:event\.(?:pull_request\.head\.(?:sha|ref)|workflow_run\.head_(?:sha|branch))|head_ref)|refs\/pull\//;
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
    const isScript = /^actions\/github-script@/.test(textOf(field(step, 'uses')));
    const scripts = [...each(step, 'run'), ...(isScript ? each(field(step, 'with'), 'script') : [])];
    return scripts.flatMap((script) => {
        const lines = textOf(script).split('\n');
        const at = lines.findIndex((line) => foreign.test(line));
        return at === -1 ? [] : [{ weakness: 'workflow-injection', line: script.line + at }];
    });
}
/** Whether a proposal's author starts it with the secrets of the repository. */
function isTrusted(workflow) {
    const on = field(workflow, 'on') ?? field(workflow, 'true');
    const names = [textOf(on), ...(on?.items ?? []).map(textOf), ...(on?.fields?.keys() ?? [])];
    return names.some((name) => /^(?:pull_request_target|workflow_run)$/.test(name));
}
function isCheckout(step) {
    const [uses, ref] = [textOf(field(step, 'uses')), textOf(field(field(step, 'with'), 'ref'))];
    const isFetched = /\bgit\s+(?:checkout|fetch|pull)\b/.test(textOf(field(step, 'run'))) && proposal.test(textOf(field(step, 'run')));
    return ((/^actions\/checkout@/.test(uses) && proposal.test(ref)) ||
        isFetched ||
        /\bgh\s+pr\s+checkout\b/.test(textOf(field(step, 'run'))));
}

;// CONCATENATED MODULE: ./build/compiled/src/scanners/iac/template-file.js
/** Reads one template and reports what is weak in it; runs in a process of its own. */









/** A template beyond is made by a program. */
const longestTemplate = 1024 * 1024;
const ofParts = (judge) => (text) => partsOfYaml(text).flatMap(judge);
const readers = {
    Terraform: (text) => blocksOf(text).flatMap((block) => /^(?:resource|data)$/.test(block.kind) ? flawsOfResource({ ...block, type: block.labels[0] ?? '' }) : []),
    CloudFormation: ofParts((part) => resourcesOf(part).flatMap(flawsOfResource)),
    Dockerfile: flawsOfDockerfile,
    'Docker Compose': ofParts(flawsOfCompose),
    Kubernetes: ofParts(flawsOfKubernetes),
    'GitHub workflow': ofParts(flawsOfWorkflow),
};
function flawsIn(kind, text) {
    return readers[kind](text);
}
async function lookAtTemplate(root, { path, stored, kind }) {
    const { text } = await (0,decode/* readFileText */.eu)(root, stored);
    if (text.length > longestTemplate)
        throw new Error('it is longer than 1 MiB');
    return findingsIn(path, text, flawsIn(kind, text));
}


/***/ })

};
