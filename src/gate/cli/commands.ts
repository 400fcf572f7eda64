/** The table of commands: the purpose, flags and implementation of each. Help and errors are generated from it. */
import { GateError } from '../../shared/errors.ts';
import { notDoneOutcome, type Session, type StoryOutcome, version } from '../run/session.ts';
import { type FlagReading, findFirstArgument, type OwnFlags, type OwnValues, readFlags } from '../settings/flags.ts';
import { suggestName } from '../settings/nearest.ts';
import { commandSettings } from '../settings/settings.ts';
import { type Command, commandHelp, commonFlags, defineCommand, helpText, judgeSettings, shells } from './command.ts';
import { initIds } from './init/recipes.ts';
import {
  keyFlags,
  networkFlags,
  repositoryFlags,
  scannerFlags,
  sharedFlags,
  storeFlags,
  watchFlags,
  webhookFlags,
  workerFlags,
} from './store-flags.ts';

/** The implementations of the commands, loaded after the arguments are parsed. */
const loadImplementations = () => import('./running.ts');

const localFlag = {
  local: {
    description: 'Use the rules for your own machine (not in CI).',
  },
} as const;

const scanFlags = {
  embedded: {
    description: 'Scan a checkout on this machine, without an account.',
  },
  'api-key-stdin': { description: 'Read the API key from standard input.' },
  ...localFlag,
} as const satisfies OwnFlags;

/** Only `run` scans what has no commit: every other command describes commits. */
const uncommittedFlags = {
  worktree: {
    description: 'With --embedded: scan the files on disk, committed or not',
  },
  staged: {
    description: 'With --embedded: scan what git commit would commit now',
  },
} as const satisfies OwnFlags;

const reportFlag = { description: 'Print the report as JSON, and the log on standard error.' };
/** Only `comment` reads this setting. */
const usualSettings = commandSettings.filter((name) => name !== 'allow-suppress-command');

const jsonFlag = { description: 'Print one JSON object.' };

const typeFlag = {
  placeholder: 'TYPE',
  choices: ['sast', 'sca', 'secret', 'iac'],
  description: 'Type of the SARIF findings: sast, sca, secret or iac.',
} as const;

/** Where `simulate` and `stats` find reports, and what they write. */
const reportSourceFlags = {
  last: {
    placeholder: 'DAYSd',
    description: 'Read the report artifacts of this many days from GitHub.',
  },
  artifact: {
    placeholder: 'NAME',
    description: 'With --last: their name (default: scan-gate and scan-gate-…).',
  },
  html: { placeholder: 'FILE', description: 'Also write a page.' },
  json: jsonFlag,
} as const satisfies OwnFlags;

/** In the order in which the help lists them. */
export const commands = {
  run: defineCommand({
    group: 'Gate',
    summary: 'Scan this branch, judge the findings and report them.',
    usage: ['[flags]', '--embedded [path] [--staged | --worktree] [flags]'],
    example: '--embedded . --fail-on-severity medium',
    flags: { ...scanFlags, ...uncommittedFlags, json: reportFlag },
    settings: usualSettings,
    run: async (call) => (await loadImplementations()).runGateCommand(call),
  }),
  judge: defineCommand({
    group: 'Gate',
    summary: 'Judge SARIF files, or saved reports by another policy, without a scan.',
    usage: ['--report|--sarif FILE [FILE …] [flags]'],
    example: '--sarif results.sarif --fail-on-severity medium',
    flags: {
      report: {
        placeholder: 'FILE',
        many: true,
        description: 'JSON reports of runs to judge by this policy.',
      },
      sarif: {
        placeholder: 'FILE',
        many: true,
        description: 'SARIF 2.1.0 files of any scanner to judge together.',
      },
      'base-sarif': {
        placeholder: 'FILE',
        many: true,
        description: 'SARIF files of the base branch; their findings are not new.',
      },
      type: typeFlag,
      policy: {
        placeholder: 'FILE',
        description: 'Policy file to judge by (default: that of a run here).',
      },
      json: reportFlag,
      ...localFlag,
    },
    settings: judgeSettings,
    run: async ({ session, flags }) => (await loadImplementations()).runJudge(session, flags),
  }),
  simulate: defineCommand({
    group: 'Gate',
    summary: 'Show what a policy would have decided about earlier runs.',
    usage: [
      '[--policy FILE] REPORT|FOLDER … [--json] [--html FILE] [flags]',
      '[--policy FILE] --last DAYSd [--artifact NAME] [flags]',
    ],
    example: '--policy proposed.yml reports/',
    flags: {
      policy: {
        placeholder: 'FILE',
        description: 'Policy file to try (default: the one of a run here).',
      },
      ...reportSourceFlags,
      ...localFlag,
    },
    settings: judgeSettings,
    run: async ({ session, flags }) => (await loadImplementations()).runSimulate(session, flags),
  }),
  stats: defineCommand({
    group: 'Gate',
    summary: 'Show what earlier runs decided, how long they took, and what they found.',
    usage: ['REPORT|FOLDER … [--json] [--html FILE] [flags]', '--last DAYSd [--artifact NAME] [flags]'],
    example: '--last 90d --html stats.html',
    flags: { ...reportSourceFlags, ...localFlag },
    settings: judgeSettings,
    run: async ({ session, flags }) => (await loadImplementations()).stats(session, flags),
  }),
  verify: defineCommand({
    group: 'Gate',
    summary: 'Check one finding: exit code 0 fixed, 1 still there, 2 inconclusive.',
    usage: ['ID [--from FILE] --embedded [path]', 'ID [--from FILE] --report FILE', 'ID [--from FILE] [flags]'],
    example: 'vio_0b57e997c8a07874887047d9 --embedded .',
    flags: {
      from: {
        placeholder: 'FILE',
        description: 'Report or agent file of the run that found it.',
      },
      report: { placeholder: 'FILE', description: 'JSON report of a later run, instead of a scan.' },
      ...scanFlags,
      json: jsonFlag,
    },
    settings: usualSettings,
    run: async (call) => (await loadImplementations()).runVerify(call),
  }),
  explain: defineCommand({
    group: 'Gate',
    summary: 'Show the settings and policy of a run here, and where they come from.',
    usage: ['[flags] [--json]'],
    example: '--json',
    flags: { json: jsonFlag, ...localFlag },
    settings: usualSettings,
    run: async ({ session, flags }) => (await loadImplementations()).printExplanation(session, flags),
  }),
  exceptions: defineCommand({
    group: 'Gate',
    summary: 'List the exceptions of the policy, when they expire, and which are unused.',
    usage: ['[--report FILE] [--fail-expiring DAYSd] [--json] [flags]'],
    example: '--fail-expiring 7d',
    flags: {
      report: {
        placeholder: 'FILE',
        description: 'JSON report of a run: shows which exceptions it used.',
      },
      'fail-expiring': {
        placeholder: 'DAYSd',
        description: 'Exit with 1 if an exception expires within this many days.',
      },
      json: jsonFlag,
      ...localFlag,
    },
    settings: usualSettings,
    run: async ({ session, flags }) => (await loadImplementations()).listExceptions(session, flags),
  }),
  doctor: defineCommand({
    group: 'Set up',
    summary: 'Check everything that a run here needs, and print what to do.',
    usage: ['[flags] [--json] [--bundle FILE]'],
    example: '--base-url https://scanner.example.com/api/v1',
    flags: {
      json: jsonFlag,
      bundle: { placeholder: 'FILE', description: 'Also write a file for an issue, without names and secrets.' },
      'api-key-stdin': scanFlags['api-key-stdin'],
      ...localFlag,
    },
    settings: usualSettings,
    run: async (call) => (await loadImplementations()).runDoctor(call),
  }),
  init: defineCommand({
    group: 'Set up',
    summary: 'Write a pipeline that runs the gate, and a policy to start from.',
    usage: ['[--yes|--print] [flags]'],
    example: '--print --ci gitlab',
    flags: {
      yes: { short: 'y', description: 'Ask nothing: use what was found.' },
      print: { description: 'Print the files instead of writing them.' },
      ci: {
        placeholder: 'SYSTEM',
        choices: initIds,
        description: `The CI system: ${initIds.join(', ')} (default: from the checkout).`,
      },
      from: {
        placeholder: 'URL|FILE',
        description:
          'Archive of the gate that the pipeline installs, with its checksum (default: the release, else a clone).',
      },
    },
    settings: ['base-url', 'fail-on-severity', 'comment-summary-in-pr'],
    run: async ({ session, flags }) => (await loadImplementations()).runInit(session, flags),
  }),
  baseline: defineCommand({
    group: 'Gate',
    summary: 'Write, show or compare known findings, for --scope new.',
    usage: [
      'write [path] [flags]',
      'write --sarif FILE [FILE …] [--type TYPE] [--baseline-file FILE]',
      'show [FILE] | diff FILE FILE|REPORT',
    ],
    example: 'write --sarif results.sarif',
    words: ['write', 'show', 'diff'],
    flags: {
      ...scanFlags,
      sarif: {
        placeholder: 'FILE',
        many: true,
        description: 'SARIF files of the default branch, instead of a scan.',
      },
      type: typeFlag,
      json: jsonFlag,
    },
    settings: usualSettings,
    run: async (call) => (await loadImplementations()).runBaseline(call),
  }),
  comment: defineCommand({
    group: 'Set up',
    summary: 'Answer /scan-gate commands in comments, in a workflow on issue_comment.',
    usage: ['[--allow-suppress-command] [flags]'],
    example: '--allow-suppress-command',
    flags: {},
    settings: commandSettings.filter((name) => name !== 'branch' && name !== 'scan-id'),
    run: async ({ session, flags }) => (await loadImplementations()).runComment(session, flags),
  }),
  serve: defineCommand({
    group: 'Service',
    summary: 'Run the embedded scanning service over local git checkouts.',
    usage: ['--repo PATH [--repo PATH …] [flags]'],
    example: '--repo . --port 8080',
    flags: {
      repo: {
        placeholder: 'PATH',
        many: true,
        description: 'A git checkout or bare clone; may be repeated.',
      },
      'vcs-url': {
        placeholder: 'URL',
        description: 'Address of the repository, if its remote has none; with one --repo.',
      },
      port: { placeholder: 'N', description: 'Port, from 0 to 65535 (default: 0, any free port).' },
      ...networkFlags,
      ...watchFlags,
      ...scannerFlags,
      database: {
        placeholder: 'FILE',
        description:
          'File for keys, repositories, scans and violations, or postgres://USER@HOST/NAME (default: in memory, with one new key).',
      },
      'no-work': { description: 'With PostgreSQL: only answer; scan-gate worker scans.' },
      ...sharedFlags,
      organization: {
        placeholder: 'NAME',
        description: 'Organization of the repositories (default: the only one, created at the first start).',
      },
      json: {
        description:
          'Print only one line {"baseUrl","apiKey"} when ready. With --database, apiKey is null: create keys with scan-gate keys.',
      },
    },
    settings: ['advisories', 'advisories-private', 'advisories-osv-url'],
    run: async (call) => (await loadImplementations()).runServe(call),
  }),
  worker: defineCommand({
    group: 'Service',
    summary: 'Scan for serve --database postgres://…, in any number of processes.',
    usage: ['--database URL [flags]'],
    example: '--database postgres://gate@db.example.com/gate?sslmode=verify-full',
    flags: workerFlags,
    settings: ['advisories', 'advisories-private', 'advisories-osv-url'],
    run: async (call) => (await loadImplementations()).runWorker(call),
  }),
  keys: defineCommand({
    group: 'Service',
    summary: 'Create, list and revoke API keys of serve --database.',
    usage: [
      'create --database FILE --name NAME --scope SCOPE [--expires YYYY-MM-DD]',
      'list --database FILE',
      'revoke ID --database FILE',
    ],
    example: 'list --database scans.db',
    words: ['create', 'list', 'revoke'],
    flags: { ...keyFlags, ...storeFlags },
    settings: [],
    run: async (call) => (await loadImplementations()).keys(call),
  }),
  webhooks: defineCommand({
    group: 'Service',
    summary: 'Manage where serve --database sends events, and see deliveries.',
    usage: [
      'add --database FILE --url URL --event EVENT [--secret-stdin]',
      'list --database FILE',
      'remove|deliveries|test ID --database FILE',
      'rotate ID --database FILE --secret-stdin',
    ],
    example: 'list --database scans.db',
    words: ['add', 'list', 'remove', 'deliveries', 'test', 'rotate'],
    flags: { ...webhookFlags, ...storeFlags },
    settings: [],
    run: async (call) => (await loadImplementations()).webhooks(call),
  }),
  repos: defineCommand({
    group: 'Service',
    summary: 'Manage the repositories of serve --database.',
    usage: ['add PATH|URL --database FILE', 'list --database FILE', 'archive ID --database FILE'],
    example: 'list --database scans.db',
    words: ['add', 'list', 'archive'],
    flags: { ...repositoryFlags, ...storeFlags },
    settings: [],
    run: async (call) => (await loadImplementations()).repos(call),
  }),
  completion: defineCommand({
    group: 'Set up',
    summary: 'Print a completion script for a shell.',
    usage: [shells.join('|')],
    example: 'bash',
    words: shells,
    flags: {},
    settings: [],
    run: async ({ session, flags }, all) => (await loadImplementations()).printCompletion(session, flags, all),
  }),
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;
export const commandNames = Object.keys(commands) as CommandName[];

/** Every flag of every command. */
const allFlags: OwnFlags = Object.assign({}, ...commandNames.map((name) => commands[name].flags), commonFlags);

/** Runs the command that the arguments name. Throws GateError CONFIG when they name none. Without any, prints the help. */
export async function runCommand(session: Session, argv: readonly string[], scannersUrl: URL): Promise<StoryOutcome> {
  if (argv.length === 0) {
    await showHelp(session, undefined);
    // A pipeline that lost its arguments must not pass.
    return notDoneOutcome;
  }
  const [first, asked] = argv;
  if (first === 'help' && asked !== undefined && !commandNames.some((known) => known === asked))
    throw createUnknownCommandError(asked);
  if (first === 'help') return runCommand(session, [...argv.slice(1), '--help'], scannersUrl);
  const index = findFirstArgument(argv, allFlags);
  const word = index === undefined ? undefined : argv[index];
  const name = commandNames.find((known) => known === word);
  const rest = argv.filter((_, each) => each !== index);
  const declared = {
    command: name ?? 'scan-gate',
    own: { ...(name === undefined ? allFlags : commands[name].flags), ...commonFlags },
    settings: name === undefined ? commandSettings : commands[name].settings,
    known: allFlags,
  };
  const flags: FlagReading<OwnValues<OwnFlags>> = readFlags(rest, declared);
  session.log.level = flags.own.quiet ? 'quiet' : flags.own.verbose ? 'verbose' : 'normal';
  if (flags.own.help !== undefined) return showHelp(session, name);
  if (flags.own.version !== undefined) session.write(`${version}\n`);
  else if (name === undefined) throw createUnknownCommandError(word);
  else return commands[name].run({ session, flags, scannersUrl }, commands);
  return undefined;
}

async function showHelp(session: Session, name: CommandName | undefined): Promise<undefined> {
  const columns = session.log.columns?.();
  session.write(name === undefined ? helpText(commands, columns) : commandHelp(name, commands[name], columns));
}

function createUnknownCommandError(given: string | undefined): GateError {
  const message =
    given === undefined
      ? 'No command was given'
      : `${JSON.stringify(given)} is not a command${suggestName(given, commandNames)}`;
  const [last, ...others] = commandNames.toReversed();
  return new GateError('CONFIG', message, {
    hint: `The commands are ${others.toReversed().join(', ')} and ${last}; scan-gate COMMAND --help shows the flags of one.`,
  });
}
