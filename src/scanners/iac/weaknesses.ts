/** What is said of each weakness of a configuration, and how grave it is at most. */
import type { EngineFinding } from '../engine.ts';

export interface IacWeakness {
  cwe: `CWE-${number}`;
  severity: EngineFinding['severity'];
  cvss: number;
  title: string;
  description: string;
  remediation: string;
}

/** A place in a file where one shows. */
export interface Flaw {
  weakness: IacWeaknessId;
  line: number;
  endLine?: number;
  /** Where a value makes it less grave than it can be. */
  severity?: EngineFinding['severity'];
}

export const weaknesses = {
  'open-port': {
    cwe: 'CWE-284',
    severity: 'HIGH',
    cvss: 7.5,
    title: 'Administration or database port open to the world',
    description:
      'Every address of the Internet may connect to a port that is for administrators or programs of your own.',
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
    description:
      'The database has a public address, or lets every address in: only its password is between it and everybody.',
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
    description:
      'What breaks out of the program is root in the container, and one fault of the kernel away from the machine.',
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
    description:
      'The expression is replaced before the shell reads the script: a title or a name of a branch can hold commands.',
    remediation: 'Hand the text over in env, and use the variable in quotes.',
  },
  'workflow-checkout': {
    cwe: 'CWE-829',
    severity: 'HIGH',
    cvss: 8.8,
    title: "Workflow with secrets that checks out a proposal's code",
    description:
      'pull_request_target and workflow_run have secrets and rights to write; code of a fork that runs there has them too.',
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
} as const satisfies Record<string, IacWeakness>;

export type IacWeaknessId = keyof typeof weaknesses;
