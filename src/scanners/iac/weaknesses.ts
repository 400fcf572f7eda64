/** The weaknesses of configurations, with their texts and their highest severity. */
import type { EngineFinding } from '../engine.ts';

interface IacWeakness {
  cwe: `CWE-${number}`;
  severity: EngineFinding['severity'];
  cvss: number;
  title: string;
  description: string;
  remediation: string;
}

/** A location in a file where a weakness was found. */
export interface Flaw {
  weakness: IacWeaknessId;
  line: number;
  endLine?: number;
  /** Set when a value makes the weakness less severe. */
  severity?: EngineFinding['severity'];
  /** Set when it depends on what the place may do. */
  cvss?: number;
  /** The resource, container or job that contains it. */
  owner?: string;
}

export const weaknesses = {
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
    description:
      'The database has a public address or accepts connections from any address, so only its password protects it.',
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
    description:
      'Anyone who gets control of this identity can do anything with all resources of a service, or of the account.',
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
    description:
      'An attacker who takes over the program is root in the container, and needs only one kernel bug to reach the host.',
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
    description:
      "An attacker who takes over the program can read the host's secrets there, and with write access controls it.",
    remediation: 'Mount only the folders that the program needs, read-only where possible.',
  },
  'host-processes': {
    cwe: 'CWE-250',
    severity: 'HIGH',
    cvss: 8.2,
    title: "Container that shares the host's processes",
    description:
      "An attacker who takes over the program can read the memory and the variables of the host's processes, or end them.",
    remediation: 'Remove the setting, so that the container has its own processes and memory.',
  },
  'host-network': {
    cwe: 'CWE-653',
    severity: 'MEDIUM',
    cvss: 5.4,
    title: "Container that shares the host's network",
    description:
      "An attacker who takes over the program reaches everything that listens on the host's own addresses, and network policies do not apply.",
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
    description:
      'The expression is expanded before the shell reads the script, so a title or a branch name can contain commands.',
    remediation: 'Pass the value through env, and quote the variable.',
  },
  'workflow-checkout': {
    cwe: 'CWE-829',
    severity: 'HIGH',
    cvss: 8.8,
    title: 'Privileged workflow checks out untrusted code',
    description:
      'pull_request_target and workflow_run have secrets and write permissions. Code from a fork that runs there has them too.',
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
} as const satisfies Record<string, IacWeakness>;

export type IacWeaknessId = keyof typeof weaknesses;
