/** Converts CloudFormation resources to Terraform's names, so that one table judges both. */
import { getField, listNamedParts, type Part, type Resource, type TemplateReading } from './part.ts';

const types: Readonly<Record<string, string>> = {
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
const names: Readonly<Record<string, string>> = {
  AccessControl: 'acl',
  EncryptionAtRestOptions: 'encrypt_at_rest',
  ResourcesVpcConfig: 'vpc_config',
};
/** No real template is nested this deeply. */
const deepest = 40;

export function readResources(template: Part): TemplateReading<Resource> {
  const problems: string[] = [];
  const parts = listNamedResources(getField(template, 'Resources')).flatMap(([name, resource]) => {
    const type = types[getField(resource, 'Type')?.text ?? ''];
    if (type === undefined) return [];
    const { line, endLine } = resource;
    const properties = renamePart(getField(resource, 'Properties') ?? { line, endLine }, 0, problems);
    return [{ ...properties, type, name, line, endLine }];
  });
  return { parts, problems };
}

/** A loop repeats its third item for each value; that may contain loops itself. */
function listNamedResources(resources: Part | undefined): [name: string, resource: Part][] {
  return listNamedParts(resources).flatMap(([name, part]) =>
    name.startsWith('Fn::ForEach::') ? listNamedResources(part.items?.[2]) : [[name, part] satisfies [string, Part]],
  );
}

function renamePart(part: Part, depth: number, problems: string[]): Part {
  if (depth > deepest) {
    problems.push(`values are nested deeper than ${deepest} (line ${part.line})`);
    return { line: part.line, endLine: part.endLine };
  }
  const renameInner = (one: Part) => renamePart(one, depth + 1, problems);
  if (part.items !== undefined) return { ...part, items: part.items.map(renameInner) };
  if (part.fields === undefined) return part;
  const whole = getField(part, 'Fn::Sub')?.text;
  if (whole !== undefined && !whole.includes('${')) return { line: part.line, endLine: part.endLine, text: whole };
  const fields = [...part.fields].map(([name, parts]): [string, Part[]] => [
    names[name] ?? toSnakeCase(name),
    parts.map(name === 'AccessControl' ? toKebabCase : renameInner),
  ]);
  return { ...part, fields: new Map(fields) };
}

/** Writes `PublicRead` as `public-read`. */
function toKebabCase(part: Part): Part {
  return part.text === undefined ? part : { ...part, text: toSnakeCase(part.text).replaceAll('_', '-') };
}

function toSnakeCase(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}
