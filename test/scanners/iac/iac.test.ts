import { describe, expect, test } from 'vitest';
import { iacEngine } from '../../../src/scanners/iac/iac.ts';
import { measured } from '../../cost.ts';
import { makeTree } from '../../service/temporary-repository.ts';
import { judgingRatio } from './judge.ts';

const scan = (path: string, content: string) => iacEngine.scan(makeTree({ [path]: content }));
/** What is found in one file, as `weakness SEVERITY line`. */
const rowsOf = async (path: string, content: string) =>
  (await scan(path, content)).findings.map(
    ({ description, severity, line }) => `${/scan-gate: ([\w-]+)\.$/.exec(description)?.[1]} ${severity} ${line}`,
  );

const cluster = (config: string) => `resource "aws_eks_cluster" "a" {\n  vpc_config {\n    ${config}\n  }\n}`;
const group = (rule: string) => `resource "aws_security_group" "a" {\n  ingress {\n    ${rule}\n  }\n}`;
const listener = (protocol: string, action: string) =>
  `resource "aws_lb_listener" "a" {\n  ${protocol}\n  default_action {\n    ${action}\n  }\n}\n`;
const forward = 'type = "forward"';
const stack = (type: string, properties: string) =>
  `Resources:\n  A:\n    Type: AWS::${type}\n    Properties:\n${properties.replaceAll(/^/gm, '      ')}\n`;
const pod = (rest: string) => `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - name: a\n      ${rest}\n`;
const expression = (text: string) => `\${{ ${text} }}`;
const workflow = (on: string, step: string) => `on: ${on}\njobs:\n  a:\n    steps:\n      - ${step}\n`;

describe('a weak setting', () => {
  test.each<[string, string, string]>([
    ['a.tf', 'resource "aws_ebs_volume" "a" {\n  size = 1\n}', 'no-encryption MEDIUM 1'],
    ['a.tf', 'resource aws_db_instance a {\n  storage_encrypted = false # later\n}', 'no-encryption MEDIUM 2'],
    ['a.tf', 'resource "aws_elasticsearch_domain" "a" {\n}', 'no-encryption MEDIUM 1'],
    [
      'a.tf',
      'resource "aws_redshift_cluster" "a" {\n  encrypted = true\n  publicly_accessible = true\n}',
      'public-database HIGH 3',
    ],
    ['a.tf', 'resource "aws_s3_bucket" "a" {\n  acl = "public-read"\n}', 'public-storage HIGH 2'],
    ['a.tf', 'resource "google_storage_bucket_iam_member" "a" {\n  member = "allUsers"\n}', 'public-storage HIGH 2'],
    [
      'a.tf',
      'resource "google_bigquery_dataset" "a" {\n  access {\n    special_group = "allAuthenticatedUsers"\n  }\n}',
      'public-storage HIGH 3',
    ],
    ['a.tf', 'resource "aws_kms_key" "a" {}', 'no-rotation LOW 1'],
    ['a.tf', cluster('endpoint_private_access = true'), 'public-endpoint MEDIUM 2'],
    [
      'a.tf',
      group('from_port = 22\n    to_port = 22\n    cidr_blocks = ["10.0.0.0/8", "0.0.0.0/0"]'),
      'open-port HIGH 2',
    ],
    [
      'a.tf',
      group('protocol = "-1"\n    from_port = 0\n    to_port = 0\n    cidr_blocks = ["0.0.0.0/0"]'),
      'open-port HIGH 2',
    ],
    ...['["0.0.0.0/1", "128.0.0.0/1"]', '["128.0.0.0/1"]', '["2000::/3"]', '["10.0.0.0/1"]'].map(
      (cidrs): [string, string, string] => [
        'a.tf',
        group(`from_port = 22\n    cidr_blocks = ${cidrs}`),
        'open-port HIGH 2',
      ],
    ),
    [
      'a.tf',
      'resource "azurerm_mysql_firewall_rule" "a" {\n  start_ip_address = "1.0.0.0"\n  end_ip_address = "255.0.0.0"\n}',
      'public-database HIGH 1',
    ],
    [
      'a.tf',
      'resource "azurerm_network_security_group" "a" {\n  security_rule {\n    direction = "Inbound"\n    access = "Allow"\n    source_address_prefix = "*"\n    destination_port_range = "22-3389"\n  }\n}',
      'open-port HIGH 2',
    ],
    [
      'a.tf',
      'resource "google_compute_firewall" "a" {\n  source_ranges = ["0.0.0.0/0"]\n  allow {\n    protocol = "tcp"\n    ports = ["0-65535"]\n  }\n}',
      'open-port HIGH 1',
    ],
    [
      'a.tf',
      'resource "azurerm_mysql_firewall_rule" "a" {\n  start_ip_address = "0.0.0.0"\n  end_ip_address = "255.255.255.255"\n}',
      'public-database HIGH 1',
    ],
    [
      'a.tf',
      'resource "google_sql_database_instance" "a" {\n  settings {\n    ip_configuration {\n      authorized_networks {\n        value = "0.0.0.0/0"\n      }\n    }\n  }\n}',
      'public-database HIGH 5',
    ],
    [
      'a.tf',
      'resource "aws_iam_policy" "a" {\n  policy = <<EOF\n{ "Statement": [\n  { "Effect": "Allow", "Action": "*", "Resource": "*" }\n] }\nEOF\n}',
      'wide-permissions HIGH 4',
    ],
    [
      'a.tf',
      'resource "aws_iam_role_policy" "a" {\n  policy = jsonencode({\n    Statement = [{ Effect = "Allow", Action = ["s3:*"], Resource = "*" }]\n  })\n}',
      'wide-permissions MEDIUM 3',
    ],
    [
      'a.tf',
      'data "aws_iam_policy_document" "a" {\n  statement {\n    actions = ["es:*"]\n    resources = ["*"]\n    principals {\n      identifiers = ["*"]\n    }\n  }\n}',
      'public-policy HIGH 2',
    ],
    [
      'a.tf',
      'resource "aws_s3_bucket_policy" "a" {\n  policy = jsonencode({ Statement = [{ Effect = "Allow", Principal = "*", Action = "s3:GetObject" }] })\n}',
      'public-policy HIGH 2',
    ],
    ['a.tf', 'resource "azurerm_storage_account" "a" {\n  enable_https_traffic_only = false\n}', 'no-tls MEDIUM 2'],
    [
      'a.tf',
      'resource "azurerm_app_service" "a" {\n  https_only = true\n  site_config {\n    min_tls_version = "1.1"\n  }\n}',
      'old-tls LOW 4',
    ],
    ['a.tf', 'resource "google_container_cluster" "a" {\n  enable_legacy_abac = true\n}', 'no-access-control MEDIUM 2'],
    ['a.tf', 'resource "google_cloud_run_service_iam_member" "a" {\n  member = "allUsers"\n}', 'public-policy HIGH 2'],
    [
      'a.tf',
      'data "google_iam_policy" "a" {\n  binding {\n    role = "roles/viewer"\n    members = ["user:a@example.test", "allUsers"]\n  }\n}',
      'public-policy HIGH 4',
    ],
    [
      'a.tf',
      'resource "google_storage_bucket_iam_policy" "a" {\n  policy_data = jsonencode({ bindings = [{ role = "a", members = ["allAuthenticatedUsers"] }] })\n}',
      'public-policy HIGH 2',
    ],
    [
      'a.tf',
      'resource "google_storage_bucket_acl" "a" {\n  role_entity = ["READER:allUsers"]\n}',
      'public-storage HIGH 2',
    ],
    ['a.tf', 'resource "google_storage_bucket_acl" "a" {\n  predefined_acl = "publicRead"\n}', 'public-storage HIGH 2'],
    [
      'a.tf',
      'resource "google_storage_bucket_access_control" "a" {\n  entity = "allUsers"\n}',
      'public-storage HIGH 2',
    ],
    [
      'a.tf',
      'resource "aws_s3_bucket_public_access_block" "a" {\n  block_public_acls = false\n}',
      'allowed-public-storage HIGH 2',
    ],
    ['a.tf', listener('protocol = "HTTP"', forward), 'no-tls MEDIUM 2'],
    ['a.tf', listener('port = 80', forward).replace('aws_lb', 'aws_alb'), 'no-tls MEDIUM 1'],
    [
      'a.tf',
      listener('protocol = "HTTP"', 'type = "redirect"\n    redirect {\n      port = 81\n    }'),
      'no-tls MEDIUM 2',
    ],
    [
      'a.tf',
      'resource "aws_instance" "a" {\n  root_block_device {\n    volume_size = 8\n  }\n}',
      'no-encryption MEDIUM 2',
    ],
    [
      'a.tf',
      'resource "aws_instance" "a" {\n  ebs_block_device {\n    encrypted = false\n  }\n}',
      'no-encryption MEDIUM 3',
    ],
    [
      'a.tf',
      'resource "aws_launch_template" "a" {\n  block_device_mappings {\n    ebs {\n      volume_size = 8\n    }\n  }\n}',
      'no-encryption MEDIUM 3',
    ],
    ['a.tf', 'resource "aws_ecs_task_definition" "a" {\n  network_mode = "host"\n}', 'host-network MEDIUM 2'],
    [
      'a.tf',
      'resource "aws_iam_role_policy_attachment" "a" {\n  policy_arn = "arn:aws:iam::aws:policy/AdministratorAccess"\n}',
      'wide-permissions HIGH 2',
    ],
    [
      'stack.yaml',
      stack('Serverless::Function', 'Policies:\n- Statement:\n  - Effect: Allow\n    Action: "*"\n    Resource: "*"'),
      'wide-permissions HIGH 7',
    ],
    [
      'stack.yaml',
      stack(
        'Serverless::StateMachine',
        'Policies:\n  Statement:\n    Effect: Allow\n    Action: s3:*\n    Resource: "*"',
      ),
      'wide-permissions MEDIUM 6',
    ],
    ['stack.yaml', stack('Serverless::Function', 'Policies: AdministratorAccess'), 'wide-permissions HIGH 5'],
    [
      'stack.yaml',
      stack('ElasticLoadBalancingV2::Listener', 'Protocol: HTTP\nDefaultActions:\n- Type: forward'),
      'no-tls MEDIUM 5',
    ],
    ['stack.yaml', stack('EC2::Instance', 'BlockDeviceMappings:\n- Ebs:\n    VolumeSize: 8'), 'no-encryption MEDIUM 6'],
    ['stack.yaml', stack('EC2::Volume', 'Size: 1'), 'no-encryption MEDIUM 2'],
    ['stack.yaml', stack('S3::Bucket', 'AccessControl: PublicRead'), 'public-storage HIGH 5'],
    [
      'stack.yaml',
      stack('EC2::SecurityGroup', 'SecurityGroupIngress:\n- FromPort: 22\n  ToPort: 22\n  CidrIp: 0.0.0.0/0'),
      'open-port HIGH 6',
    ],
    [
      'stack.yaml',
      stack(
        'IAM::Policy',
        'PolicyDocument:\n  Statement:\n  - Effect: Allow\n    Action: ["ec2:*"]\n    Resource: "*"',
      ),
      'wide-permissions MEDIUM 7',
    ],
    ['stack.json', '{"Resources":{"A":{"Type":"AWS::KMS::Key","Properties":{}}}}', 'no-rotation LOW 1'],
    ['a.yml', pod('securityContext: {"privi\\x6ceged": y}'), 'privileged-container HIGH 6'],
    [
      'b.yml',
      pod('securityContext:\n        privileged: Y').replace('apiVersion', '"\\u0061piVersion"'),
      'privileged-container HIGH 7',
    ],
    ['Dockerfile.go', 'ARG A=1\nFROM golang:1\n', 'root-user LOW 2'],
    ['Dockerfile.php', 'FROM php:8\n', 'root-user LOW 1'],
    ['Dockerfile', 'FROM node:24\nRUN a \\\n  # why\n  b\n', 'root-user LOW 1'],
    ['Dockerfile', 'FROM a AS build\nUSER app\nFROM b\nUSER root\n', 'root-user LOW 4'],
    ['Dockerfile', 'FROM a\nUSER app\nRUN curl -sSk \\\n  https://example.test/a\n', 'tls-unchecked MEDIUM 3'],
    ['Dockerfile', 'FROM a\nUSER app\nRUN curl http://example.test/a.sh | sh\n', 'unchecked-download MEDIUM 3'],
    ['Dockerfile', 'FROM a\nUSER app\nADD http://example.test/a.tgz /\n', 'unchecked-download MEDIUM 3'],
    ['Dockerfile', 'FROM a\nUSER app\nRUN chmod -R 777 /srv\n', 'wide-file-rights LOW 3'],
    ['compose.yml', 'services:\n  db:\n    ports:\n      - 5432:5432\n', 'published-port MEDIUM 4'],
    [
      'docker-compose.dev.yml',
      'services:\n  db:\n    ports:\n      - target: 6379\n        published: 6379\n',
      'published-port MEDIUM 4',
    ],
    ['compose.yml', 'services:\n  a:\n    privileged: true\n', 'privileged-container HIGH 3'],
    [
      'compose.yml',
      'services:\n  a:\n    volumes:\n      - /var/run/docker.sock:/var/run/docker.sock:ro\n',
      'engine-socket HIGH 4',
    ],
    ['stack.yml', 'services: {a: {image: a, "priv\\u0069leged": true}}\n', 'privileged-container HIGH 1'],
    ['deploy/stack.yml', 'services:\n  a:\n    image: a\n    privileged: true\n', 'privileged-container HIGH 4'],
    ['compose.yml', 'services:\n  a:\n    network_mode: host\n', 'host-network MEDIUM 3'],
    ['compose.yml', 'services:\n  a:\n    network_mode: "host"\n', 'host-network MEDIUM 3'],
    ['compose.yml', 'services:\n  a:\n    pid: host\n', 'host-processes HIGH 3'],
    ['compose.yml', 'services:\n  a:\n    ipc: host\n', 'host-processes MEDIUM 3'],
    ['compose.yml', 'services:\n  a:\n    cap_add: [SYS_ADMIN]\n', 'added-capability HIGH 3'],
    ['compose.yml', 'services:\n  a:\n    volumes: ["/:/host"]\n', 'host-folder HIGH 3'],
    ['k8s/a.yaml', pod('securityContext:\n        capabilities: { add: [ALL] }'), 'added-capability HIGH 7'],
    ['k8s/a.yaml', pod('securityContext:\n        allowPrivilegeEscalation: true'), 'privilege-escalation LOW 7'],
    ['k8s/a.yaml', 'apiVersion: v1\nkind: Pod\nspec:\n  hostPID: true\n', 'host-processes HIGH 4'],
    ['k8s/a.yaml', 'apiVersion: v1\nkind: Pod\nspec:\n  hostIPC: true\n', 'host-processes MEDIUM 4'],
    [
      'k8s/a.yaml',
      'apiVersion: v1\nkind: Pod\nspec:\n  volumes:\n    - hostPath:\n        path: /run/containerd/containerd.sock\n',
      'engine-socket HIGH 6',
    ],
    ['k8s/a.yaml', pod('securityContext:\n        privileged: true'), 'privileged-container HIGH 7'],
    ['k8s/a.yaml', pod('securityContext:\n        runAsUser: 0'), 'root-user LOW 7'],
    ['k8s/a.yaml', 'apiVersion: v1\nkind: Pod\nspec:\n  hostNetwork: true\n', 'host-network MEDIUM 4'],
    [
      'k8s/a.yaml',
      'apiVersion: v1\nkind: Pod\nspec:\n  volumes:\n    - hostPath:\n        path: /\n',
      'host-folder HIGH 6',
    ],
    [
      'k8s/a.yaml',
      'apiVersion: v1\nkind: ClusterRole\nrules:\n  - resources: ["*"]\n    verbs: ["*"]\n',
      'wide-permissions HIGH 4',
    ],
    [
      'k8s/a.yaml',
      'apiVersion: v1\nkind: List\nitems:\n  - kind: Role\n    rules:\n      - resources: ["*"]\n        verbs: ["*"]\n',
      'wide-permissions HIGH 6',
    ],
    [
      'k8s/a.yaml',
      'apiVersion: v1\nkind: RoleList\nitems:\n  - rules:\n      - resources: ["*"]\n        verbs: ["*"]\n',
      'wide-permissions HIGH 5',
    ],
    [
      '.github/workflows/a.yml',
      workflow('issues', `run: |\n          echo\n          echo "${expression('github.event.issue.title')}"`),
      'workflow-injection HIGH 6',
    ],
    [
      '.gitea/workflows/a.yaml',
      workflow('issues', `run: echo ${expression('gitea.event.issue.title')}`),
      'workflow-injection HIGH 5',
    ],
    [
      '.forgejo/workflows/a.yml',
      workflow('issues', `run: echo ${expression('forge.event.issue.title')}`),
      'workflow-injection HIGH 5',
    ],
    ['action.yml', `runs:\n  steps:\n    - run: echo ${expression('github.head_ref')}\n`, 'workflow-injection HIGH 3'],
    [
      '.github/workflows/a.yml',
      workflow(
        '[pull_request_target]',
        `uses: actions/checkout@v5\n        with:\n          ref: ${expression('github.event.pull_request.head.sha')}`,
      ),
      'workflow-checkout HIGH 5',
    ],
    ['.github/workflows/a.yml', 'on: push\npermissions: write-all\n', 'workflow-permissions MEDIUM 2'],
  ])('is found in %s: %s', async (path, content, row) => {
    expect(await rowsOf(path, content)).toEqual([row]);
  });

  test.each<[string, string]>([
    [
      'a.tf',
      'resource "aws_ebs_volume" "a" {\n  encrypted = true\n}\nresource "aws_ebs_volume" "b" {\n  encrypted = var.encrypted\n}\nresource "aws_ebs_volume" "c" {\n  snapshot_id = "a"\n}',
    ],
    [
      'a.tf',
      '# resource "aws_kms_key" "a" {}\n/* resource "aws_kms_key" "b" {} */\nvariable "a" { default = "resource \\"aws_kms_key\\" \\"b\\" {}" }',
    ],
    ['a.tf', group('from_port = 443\n    to_port = 443\n    cidr_blocks = ["0.0.0.0/0"]')],
    ['a.tf', group('from_port = 22\n    to_port = 22\n    cidr_blocks = [var.office, "10.0.0.0/8"]')],
    [
      'a.tf',
      group('')
        .replace('ingress', 'egress')
        .replace('    \n', '    protocol = "-1"\n    cidr_blocks = ["0.0.0.0/0"]\n'),
    ],
    ['a.tf', group('from_port = 22\n    cidr_blocks = ["10.0.0.0/8", "172.16.0.0/12", "203.0.113.0/24", "fc00::/7"]')],
    [
      'a.tf',
      'resource "azurerm_mysql_firewall_rule" "a" {\n  start_ip_address = "0.0.0.0"\n  end_ip_address = "0.0.0.0"\n}',
    ],
    ['a.tf', listener('protocol = "HTTP"', 'type = "redirect"\n    redirect {\n      protocol = "HTTPS"\n    }')],
    ['a.tf', listener('protocol = "HTTP"', 'type = "redirect"\n    redirect {\n      protocol = var.protocol\n    }')],
    ['a.tf', listener('protocol = "HTTPS"', forward) + listener('protocol = "TCP"', forward) + listener('', forward)],
    ['a.tf', listener('protocol = "HTTP"', 'type = "fixed-response"')],
    ['a.tf', 'resource "aws_instance" "a" {\n  root_block_device {\n    encrypted = true\n  }\n}'],
    ['a.tf', 'resource "aws_instance" "a" {\n  ebs_block_device {\n    snapshot_id = "a"\n  }\n}'],
    ['a.tf', 'resource "aws_instance" "a" {\n  ami = "a"\n}'],
    ['a.tf', 'resource "aws_instance" "a" {\n  root_block_device = var.disk\n}'],
    ['a.tf', 'data "google_iam_policy" "a" {\n  binding {\n    members = ["user:a@example.test"]\n  }\n}'],
    ['compose.yml', 'services:\n  a:\n    network_mode: bridge\n    ipc: private\n'],
    [
      'stack.yaml',
      stack('Serverless::Function', 'Policies:\n- AWSLambdaBasicExecutionRole\n- DynamoDBReadPolicy: { TableName: a }'),
    ],
    ['a.tf', cluster('endpoint_public_access = false') + cluster('public_access_cidrs = ["10.0.0.0/8"]')],
    ['a.tf', 'resource "aws_s3_bucket" "a" {\n  acl = var.is_public ? "public-read" : "private"\n}'],
    [
      'a.tf',
      'resource "aws_iam_policy" "a" {\n  policy = jsonencode({ Statement = [{ Effect = "Deny", Action = "*", Resource = "*" }, { Effect = "Allow", Action = "s3:GetObject", Resource = "*" }] })\n}',
    ],
    [
      'a.tf',
      'resource "aws_s3_bucket_policy" "a" {\n  policy = jsonencode({ Statement = [{ Effect = "Allow", Principal = "*", Action = "s3:*", Condition = {} }] })\n}',
    ],
    ['stack.yaml', stack('RDS::DBInstance', 'StorageEncrypted: !Ref Encrypted')],
    ['stack.yaml', stack('KMS::Key', 'EnableKeyRotation: true')],
    ['Dockerfile', 'FROM a AS base\nUSER 1000\nFROM base\nRUN x\n'],
    ['Dockerfile', 'FROM gcr.io/distroless/static:nonroot\n'],
    ['Dockerfile', '# FROM a\nARG IMAGE\nFROM $IMAGE\nRUN curl -fsSL https://example.test/a | sh\n'],
    [
      'compose.yml',
      'services:\n  db:\n    ports:\n      - 127.0.0.1:5432:5432\n      - "6379"\n      - 8080:80\n    volumes:\n      - ./data:/data\n',
    ],
    ['k8s/a.yaml', pod('securityContext:\n        privileged: false\n        runAsNonRoot: true')],
    [
      '.github/workflows/a.yml',
      workflow(
        'pull_request_target',
        `run: echo "$TITLE"\n        env:\n          TITLE: ${expression('github.event.issue.title')}`,
      ),
    ],
    [
      '.github/workflows/a.yml',
      workflow(
        'pull_request',
        `uses: actions/checkout@v5\n        with:\n          ref: ${expression('github.event.pull_request.head.sha')}`,
      ),
    ],
    ['a.yml', 'on: push\nkind: x\n'],
  ])('is none in %s: %s', async (path, content) => {
    expect(await rowsOf(path, content)).toEqual([]);
  });

  test('is named with its weakness, a score that fits, the code and where to read on', async () => {
    const { findings } = await scan('a.tf', 'resource "aws_s3_bucket" "a" {\n  acl = "public-read"\n}');
    expect(findings).toMatchObject([
      {
        type: 'IAC',
        cwe: 'CWE-732',
        cvss: 7.5,
        title: 'Publicly readable storage',
        codeSnippet: '  acl = "public-read"\n}',
      },
    ]);
    expect(findings[0]?.remediation).toContain('https://cwe.mitre.org/data/definitions/732.html');
  });

  test.each([
    '#checkov:skip=CKV_AWS_20',
    '#tfsec:ignore:*',
    '# trivy:ignore:AVD-AWS-0092',
    '# kics-scan ignore',
    '# nosemgrep',
  ])('is hidden by no marker of another scanner: %s', async (marker) => {
    const { findings } = await iacEngine.scan(
      makeTree({
        'a.tf': `${marker}\nresource "aws_s3_bucket" "a" {\n  ${marker}\n  acl = "public-read" ${marker}\n}`,
        '.checkov.yaml': 'skip-path: [a.tf]',
        '.trivyignore': 'AVD-AWS-0092',
        '.tfsec/config.yml': 'exclude: [aws-s3-no-public-access-with-acl]',
      }),
    );
    expect(findings).toHaveLength(1);
  });
});

describe('coverage', () => {
  test('is partial where templates were read, and names those that were not', async () => {
    const tree = makeTree({
      'main.tf': '',
      'a.bicep': '',
      'chart/templates/a.yaml': 'apiVersion: v1\nkind: Pod\nname: {{ .a }}\n',
    });
    const { coverage, diagnostics, lookedAt } = await iacEngine.scan(tree);
    expect(coverage).toBe('partly covered');
    expect(lookedAt).toEqual(['main.tf']);
    expect(diagnostics.map(({ file_path, message }) => `${file_path}: ${message}`)).toEqual([
      'a.bicep: Bicep: not scanned, because there are no rules for it',
      'chart/templates/a.yaml: Helm: not scanned, because there are no rules for it',
    ]);
  });

  test.each([
    ['a.yml.j2', 'services:\n  a:\n    image: {{ image }}\n', 'Docker Compose'],
    ['k8s/a.yaml.tmpl', 'apiVersion: v1\nkind: Pod\nname: {{ .name }}\n', 'Kubernetes'],
    ['stack.json.erb', '{"Type": "AWS::S3::Bucket"}', 'CloudFormation'],
    ['main.tf.j2', '', 'Terraform'],
    ['docker-compose.yml.tpl', '', 'Docker Compose'],
    ['.github/workflows/a.yml.jinja', '', 'GitHub workflow'],
  ])('names the template %s', async (path, content, kind) => {
    const { diagnostics } = await scan(path, content);
    expect(diagnostics).toMatchObject([
      {
        file_path: path,
        message: `Template of ${kind}: not scanned, because its values are not known before it is filled in`,
      },
    ]);
  });

  test.each(['nginx.conf.j2', 'values.yml.j2', '_helpers.tpl', 'page.html.erb'])('is silent about %s', async (path) => {
    expect((await scan(path, 'a: {{ b }}\n')).diagnostics).toEqual([]);
  });

  test('reads Terraform below node_modules, and names what else is there', async () => {
    const tree = makeTree({
      'node_modules/a/main.tf': 'resource "aws_s3_bucket" "a" {\n  acl = "public-read"\n}',
      'node_modules/a/Dockerfile': 'FROM a\n',
      'node_modules/a/package.json': '{}',
    });
    const { findings, diagnostics } = await iacEngine.scan(tree);
    expect(findings.map(({ filePath }) => filePath)).toEqual(['node_modules/a/main.tf']);
    expect(diagnostics).toMatchObject([
      {
        file_path: 'node_modules/a/Dockerfile',
        message: 'Installed package under node_modules: Dockerfile not scanned',
      },
    ]);
  });

  test.each([
    ['a.bicep', '', 'Bicep'],
    ['main.hcl', '', 'other HCL'],
    [
      'a.json',
      '{"$schema":"https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#"}',
      'Azure Resource Manager',
    ],
  ])('is none where nothing but %s is there', async (path, content, kind) => {
    const { coverage, diagnostics } = await scan(path, content);
    expect(coverage).toBe('not covered');
    expect(diagnostics).toMatchObject([{ message: `${kind}: not scanned, because there are no rules for it` }]);
  });

  test('is silent where no template is', async () => {
    for (const [path, text] of [
      ['README.md', 'Dockerfile'],
      ['dockerfile.go', 'package dockerfile\n'],
    ] as const) {
      const { findings, coverage, diagnostics } = await scan(path, text);
      expect({ findings, coverage, diagnostics }).toEqual({
        findings: [],
        coverage: 'partly covered',
        diagnostics: [],
      });
    }
  });

  test('names a file that is too long', async () => {
    const { diagnostics } = await scan('a.tf', `# ${'x'.repeat(1024 * 1024)}`);
    expect(diagnostics).toMatchObject([{ file_path: 'a.tf' }]);
  });
});

test.each<[string, string, (times: number) => string]>([
  ['blocks', 'a.tf', (times) => 'resource "aws_s3_bucket" "a" { acl = "private" }\n'.repeat(times)],
  ['open brackets', 'a.tf', (times) => `a = ${'['.repeat(times * 20)}`],
  ['open blocks', 'a.tf', (times) => 'a {'.repeat(times * 10)],
  ['texts without an end', 'a.tf', (times) => 'a = <<X\n'.repeat(times * 10)],
  ['resources', 'a.yaml', (times) => `Resources:\n${'  A: { Type: AWS::S3::Bucket }\n'.repeat(times)}`],
  ['instructions', 'Dockerfile', (times) => 'RUN curl a \\\n'.repeat(times * 5)],
  ['aliases', 'a.yaml', (times) => `Resources: &a\n  A: { Type: AWS::S3::Bucket, B: [${'*a, '.repeat(times)}] }\n`],
])('costs time in proportion to %s', measured, async (_, path, make) =>
  expect(await judgingRatio(path, make)).toBeLessThan(30),
);
