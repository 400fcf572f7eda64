/** CloudFormation's resources under Terraform's names, so that one table judges both. */
import { field, type Part, type Resource } from './part.ts';

const types: Readonly<Record<string, string>> = {
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
const names: Readonly<Record<string, string>> = {
  AccessControl: 'acl',
  EncryptionAtRestOptions: 'encrypt_at_rest',
  ResourcesVpcConfig: 'vpc_config',
};
/** Deeper nesting than this is nobody's template. */
const deepest = 40;

export function resourcesOf(template: Part): Resource[] {
  const resources = [...(field(template, 'Resources')?.fields?.values() ?? [])].flat();
  return resources.flatMap((resource) => {
    const type = types[field(resource, 'Type')?.text ?? ''];
    const properties = renamed(field(resource, 'Properties') ?? { line: resource.line, endLine: resource.endLine }, 0);
    return type === undefined ? [] : [{ ...properties, type, line: resource.line, endLine: resource.endLine }];
  });
}

function renamed(part: Part, depth: number): Part {
  if (depth > deepest) return { line: part.line, endLine: part.endLine };
  const inner = (one: Part) => renamed(one, depth + 1);
  if (part.items !== undefined) return { ...part, items: part.items.map(inner) };
  if (part.fields === undefined) return part;
  const fields = [...part.fields].map(([name, parts]): [string, Part[]] => [
    names[name] ?? snakeCase(name),
    parts.map(name === 'AccessControl' ? lowered : inner),
  ]);
  return { ...part, fields: new Map(fields) };
}

/** `PublicRead` as `public-read`. */
function lowered(part: Part): Part {
  return part.text === undefined ? part : { ...part, text: snakeCase(part.text).replaceAll('_', '-') };
}

function snakeCase(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}
