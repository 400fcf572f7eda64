/** The weaknesses of cloud resources, by Terraform's resource types; CloudFormation resources are converted. */

import {
  findByPath,
  getField,
  getPartText,
  isFalsePart,
  isTruePart,
  listBelow,
  listValues,
  type Part,
  parseTemplateYaml,
  type Resource,
  type TemplateReading,
  toLines,
} from './part.ts';
import { findOpenPorts, isOpenToInternet } from './ports.ts';
import type { Flaw, IacWeaknessId } from './weaknesses.ts';

/** The statements of the resource's policies, each of which is a set of fields, or a JSON text. */
function listStatements(resource: Resource): Part[] {
  const policies = listPolicies(resource).flatMap((part) => {
    if (part.text === undefined) return [part];
    return holdsJson(part.text) ? readPolicyText(part).parts : [];
  });
  return policies.flatMap((policy) => [...listBelow(policy)]);
}

/** Everybody, in Google's bindings. */
const googleUsers = /^all(?:Authenticated)?Users$/;
const principals = ['Principal', 'principal', 'principals'];

function isPublicStatement(statement: Part): boolean {
  const who = principals.flatMap((name) => listValues(statement, name));
  const named = who.flatMap((one) => [one, ...['AWS', 'aws', 'identifiers'].flatMap((name) => listValues(one, name))]);
  const isNarrowed = ['Condition', 'condition'].some((name) => getField(statement, name) !== undefined);
  const isForAll =
    named.some((one) => one.text === '*') ||
    listValues(statement, 'members').some((one) => googleUsers.test(getPartText(one)));
  return !isNarrowed && !isDenied(statement) && isForAll;
}

function isDenied(statement: Part): boolean {
  return /^deny$/i.test(getPartText(getField(statement, 'Effect') ?? getField(statement, 'effect')));
}

function holdsJson(text: string): boolean {
  return text.trimStart().startsWith('{');
}

/** The lines of a heredoc begin one line after its name. */
function readPolicyText({ text = '', line, endLine }: Part): TemplateReading {
  return line === endLine
    ? parseTemplateYaml(text.replaceAll('\n', ' '), { firstLine: line })
    : parseTemplateYaml(text, { firstLine: line + 1 });
}

/** Severity of one statement: all actions, or all actions of some services, on all resources. */
function rateStatement(statement: Part): 'HIGH' | 'MEDIUM' | undefined {
  const listTexts = (names: readonly string[]) => names.flatMap((name) => listValues(statement, name)).map(getPartText);
  const actions = listTexts(['Action', 'action', 'actions']);
  const resources = listTexts(['Resource', 'resource', 'resources']);
  // The policy of a key only applies to that key.
  const isOfKey = principals.some((name) => getField(statement, name) !== undefined);
  if (isDenied(statement) || isOfKey || !resources.includes('*')) return undefined;
  if (actions.includes('*') || actions.includes('*:*')) return 'HIGH';
  return actions.some((action) => /^[\w-]+:\*$/.test(action)) ? 'MEDIUM' : undefined;
}

/** Whether the value is weak. The value is undefined when the resource does not have the attribute. */
type IsWeak = (value: Part | undefined) => boolean;

const isOff: IsWeak = (value) => value === undefined || isFalsePart(value);
const matches =
  (pattern: RegExp): IsWeak =>
  (value) =>
    pattern.test(getPartText(value));

const isEverybody = matches(googleUsers);
const isEveryAddress: IsWeak = (value) => value !== undefined && isOpenToInternet([value]);
const isAdministrator = matches(/(?:^|\/)AdministratorAccess$/);

/** Type, path of the attribute, condition, and weakness. */
const attributes: readonly (readonly [type: RegExp, path: string, isWeak: IsWeak, weakness: IacWeaknessId])[] = [
  [/^aws_ebs_volume$|^aws_efs_file_system$|^aws_redshift_cluster$/, 'encrypted', isOff, 'no-encryption'],
  [/^aws_(?:db_instance|rds_cluster|neptune_cluster|docdb_cluster)$/, 'storage_encrypted', isOff, 'no-encryption'],
  // `[]` means each block of that name: one without the attribute is weak, no block is not.
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
    isFalsePart,
    'no-encryption',
  ],
  [/^azurerm_managed_disk$/, 'encryption_settings.enabled', isFalsePart, 'no-encryption'],
  [/^alicloud_(?:disk|oss_bucket|db_instance)$/, 'encrypted', isFalsePart, 'no-encryption'],
  [
    /^aws_(?:db_instance|rds_cluster_instance|redshift_cluster|dms_replication_instance|mq_broker)$/,
    'publicly_accessible',
    isTruePart,
    'public-database',
  ],
  [/^aws_s3_bucket(?:_acl)?$/, 'acl', matches(/^(?:public-read|authenticated-read)/), 'public-storage'],
  [/^aws_s3_bucket_public_access_block$/, 'block_public_acls', isFalsePart, 'allowed-public-storage'],
  [/^azurerm_storage_container$/, 'container_access_type', matches(/^(?:blob|container)$/), 'public-storage'],
  [/^azurerm_storage_account$/, 'allow_blob_public_access', isTruePart, 'allowed-public-storage'],
  [/^azurerm_storage_account$/, 'allow_nested_items_to_be_public', isTruePart, 'allowed-public-storage'],
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
    isTruePart,
    'public-access',
  ],
  [
    /^google_container_cluster$/,
    'master_authorized_networks_config.cidr_blocks.cidr_block',
    isEveryAddress,
    'public-endpoint',
  ],
  [/^azurerm_storage_account$/, 'enable_https_traffic_only', isFalsePart, 'no-tls'],
  [/^azurerm_storage_account$/, 'https_traffic_only_enabled', isFalsePart, 'no-tls'],
  [/^azurerm_\w*(?:sql|mariadb|postgresql)\w*_server$/, 'ssl_enforcement_enabled', isFalsePart, 'no-tls'],
  [/^azurerm_(?:app_service|\w+_(?:web|function)_app)$/, 'https_only', isOff, 'no-tls'],
  [/^google_sql_database_instance$/, 'settings.ip_configuration.require_ssl', isFalsePart, 'no-tls'],
  [/^aws_elasticache_replication_group$/, 'transit_encryption_enabled', isFalsePart, 'no-tls'],
  [/^azurerm_/, 'min_tls_version', matches(/^(?:TLS1_[01]|1\.[01])$/), 'old-tls'],
  [/^azurerm_/, 'site_config.min_tls_version', matches(/^1\.[01]$/), 'old-tls'],
  [/^azurerm_/, 'ssl_minimal_tls_version_enforced', matches(/^TLS(?:1_[01]|EnforcementDisabled)$/), 'old-tls'],
  [/^azurerm_kubernetes_cluster$/, 'role_based_access_control.enabled', isFalsePart, 'no-access-control'],
  [/^azurerm_kubernetes_cluster$/, 'role_based_access_control_enabled', isFalsePart, 'no-access-control'],
  [/^google_container_cluster$/, 'enable_legacy_abac', isTruePart, 'no-access-control'],
  [
    /^azurerm_(?:linux_)?virtual_machine(?:_scale_set)?$/,
    'disable_password_authentication',
    isFalsePart,
    'password-login',
  ],
  [
    /^azurerm_virtual_machine$/,
    'os_profile_linux_config.disable_password_authentication',
    isFalsePart,
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

export function findResourceFlaws(resource: Resource): Flaw[] {
  const found: Flaw[] = [];
  for (const [type, path, isWeak, weakness] of attributes)
    if (type.test(resource.type)) found.push(...checkAttribute(resource, path.split('.'), isWeak, weakness));
  found.push(
    ...findOpenFirewall(resource),
    ...findOpenPorts(resource),
    ...findWidePolicies(resource),
    // Statements that allow an action to everybody, without a condition.
    ...listStatements(resource)
      .filter(isPublicStatement)
      .map((one) => ({ weakness: 'public-policy', ...toLines(one) }) as const),
    ...findOpenClusters(resource),
    ...findPlainListeners(resource),
  );
  return found;
}

/** Why a part of the resource could not be judged. */
export function listUnreadParts(resource: Resource): string[] {
  // Why a policy that is a text could not be read completely. A text with templates is only known at run time.
  return listPolicies(resource)
    .filter(({ text = '' }) => holdsJson(text) && !/[$%]\{/.test(text))
    .filter((policy) => readPolicyText(policy).problems.length > 0)
    .map(({ line }) => `the policy in line ${line} is not valid JSON`);
}

/** Attributes of resources that are created from another store, or belong to one. */
const copies = [
  'snapshot_id',
  'snapshot_identifier',
  'db_snapshot_identifier',
  'replicate_source_db',
  'source_db_instance_identifier',
  'global_cluster_identifier',
  'db_cluster_identifier',
];

/** A missing value is reported at its resource or block. A copy of another store has the settings of that store. */
function checkAttribute(resource: Resource, path: readonly string[], isWeak: IsWeak, weakness: IacWeaknessId): Flaw[] {
  const block = path.findIndex((name) => name.endsWith('[]'));
  if (block !== -1) {
    const blocks = findByPath(resource, [...path.slice(0, block), path[block]?.slice(0, -2) ?? '']);
    const { type, name } = resource;
    return blocks
      .filter(({ fields }) => fields !== undefined)
      .flatMap((one) => checkAttribute({ ...one, type, name }, path.slice(block + 1), isWeak, weakness));
  }
  const values = findByPath(resource, path);
  if (values.length > 0) return values.filter(isWeak).map((value) => ({ weakness, ...toLines(value) }));
  const isCopy = copies.some((name) => getField(resource, name) !== undefined);
  return isWeak(undefined) && !isCopy ? [{ weakness, line: resource.line, endLine: resource.line + 2 }] : [];
}

/** Firewall rules of Azure's databases are address ranges. */
function findOpenFirewall(resource: Resource): Flaw[] {
  if (!/^azurerm_\w*(?:sql|mariadb|postgresql|redis)\w*_firewall_rule$/.test(resource.type)) return [];
  const [first, last] = ['start_ip_address', 'end_ip_address'].map((name) => {
    const address = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(getPartText(getField(resource, name)));
    return address?.slice(1).reduce((sum, one) => sum * 256 + Number(one), 0);
  });
  if (first === undefined || last === undefined || last - first < 2 ** 25) return [];
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

function listPolicies(resource: Resource): Part[] {
  if (resource.type === 'aws_iam_policy_document') return listValues(resource, 'statement');
  if (/^google_.*_iam_policy$/.test(resource.type)) return listValues(resource, 'policy_data');
  return /^aws_/.test(resource.type) ? policyNames.flatMap((name) => listValues(resource, name)) : [];
}

function findWidePolicies(resource: Resource): Flaw[] {
  const isOfIdentity = /^aws_(?:iam_(?:(?:\w+_)?policy(?:_document)?|role|user|group)|serverless_\w+)$/.test(
    resource.type,
  );
  if (!isOfIdentity) return [];
  return listStatements(resource).flatMap((one) => {
    const severity = rateStatement(one);
    return severity === undefined ? [] : [{ weakness: 'wide-permissions', ...toLines(one), severity } as const];
  });
}

/** A listener of an application load balancer that serves over HTTP, and does not only redirect to HTTPS. */
function findPlainListeners(resource: Resource): Flaw[] {
  if (!/^aws_a?lb_listener$/.test(resource.type)) return [];
  const protocol = getField(resource, 'protocol');
  const isPlain =
    protocol === undefined ? getPartText(getField(resource, 'port')) === '80' : /^http$/i.test(getPartText(protocol));
  const serves = ['default_action', 'default_actions']
    .flatMap((name) => listValues(resource, name))
    .some(
      (action) =>
        /^(?:forward|authenticate-\w+)$/.test(getPartText(getField(action, 'type'))) || isPlainRedirect(action),
    );
  if (!isPlain || !serves) return [];
  return [{ weakness: 'no-tls', ...toLines(protocol ?? resource) }];
}

/** Without a protocol, a redirect keeps the one of the request. */
function isPlainRedirect(action: Part): boolean {
  const target = getField(action, 'redirect') ?? getField(action, 'redirect_config');
  const protocol = getField(target, 'protocol');
  return (
    target?.fields !== undefined && (protocol === undefined || /^(?:http|#\{protocol\})$/i.test(getPartText(protocol)))
  );
}

/** Without a setting, the endpoint of EKS is public. */
function findOpenClusters(resource: Resource): Flaw[] {
  if (resource.type !== 'aws_eks_cluster') return [];
  return listValues(resource, 'vpc_config').flatMap((config) => {
    const cidrs = listValues(config, 'public_access_cidrs');
    const isOpen =
      !isFalsePart(getField(config, 'endpoint_public_access')) && (cidrs.length === 0 || isOpenToInternet(cidrs));
    return isOpen ? [{ weakness: 'public-endpoint', ...toLines(config) } as const] : [];
  });
}
