import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createProcessEntry,
  notDoneOutcome,
  type ProcessEntry,
  type Session,
  type Story,
  withSession,
} from '../../../src/gate/run/session.ts';
import { readSettings } from '../../../src/gate/settings/reading.ts';
import type { GithubTarget } from '../../../src/gate/surfaces/surface.ts';
import { GateError } from '../../../src/shared/errors.ts';
import { reportFileIn } from '../../report-file.ts';
import { makeFolder } from '../../service/temporary-repository.ts';
import { play, type TestEntry, testEntry } from '../../session.ts';

const folder = makeFolder();

const bug = () => Promise.reject(new TypeError("Cannot read properties of undefined (reading 'x')\n    at somewhere"));
const given = { value: 'http://127.0.0.1/api/v1', source: 'input' } as const;

function settingsOf(texts: Record<string, string> = {}) {
  const named = Object.entries(texts).map(([name, value]) => [name, { value, source: 'input' }]);
  return readSettings({ 'base-url': given, ...Object.fromEntries(named) });
}

/** A workflow's files, of a step of its own. */
function workflow(name: string): Partial<ProcessEntry> & { report(): unknown; outputs(): string } {
  const path = (file: string) => join(folder, `${name}-${file}`);
  writeFileSync(path('output'), '');
  const env = { GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: path('output'), RUNNER_TEMP: path('temp') };
  return {
    env,
    folder,
    report: () => JSON.parse(readFileSync(reportFileIn(path('temp')) ?? '', 'utf8')),
    outputs: () => readFileSync(path('output'), 'utf8'),
  };
}

/** Runs a story that a signal, or a fault that nobody caught, meets in its middle. */
async function interrupted(story: (session: Session, entry: TestEntry) => Promise<undefined>, env = {}) {
  const entry = testEntry({ env: { RUNNER_TEMP: folder, ...env } });
  const code = await withSession(entry, (session) => story(session, entry));
  return { code, ...entry.output };
}

const forever = () => new Promise<undefined>(() => {});

describe('a run without a report', () => {
  it.each<[string, Story, number, string]>([
    ['is done', async () => undefined, 0, ''],
    ['could not do what it was asked', async () => notDoneOutcome, 2, ''],
    ['has judged', async () => ({ judged: [{ verdict: 'failed', reason: 'violations' }], settings: undefined }), 1, ''],
    [
      'was used wrongly',
      () => Promise.reject(new GateError('CONFIG', 'No', { hint: 'Do.' })),
      2,
      'scan-gate: No\nDo.\n',
    ],
  ])('that %s ends with its code', async (_, story, code, complained) => {
    expect(await play(story)).toEqual({ code, printed: '', complained });
  });

  it('says an unexpected error in a line, and nothing of its stack', async () => {
    const { code, printed, complained } = await play(bug);
    expect({ code, printed }).toEqual({ code: 2, printed: '' });
    expect(complained).toBe(
      "scan-gate: Unexpected error: Cannot read properties of undefined (reading 'x')\nRun the gate again. If this repeats, report the error with this line.\n",
    );
  });

  it('cannot be made to act by the words of an error', async () => {
    const { complained } = await play(() => Promise.reject(new Error('x\n::error::owned\n##[error]y')));
    expect(complained).not.toMatch(/^\s*(::|##\[)/m);
  });
});

describe('a run with a report', () => {
  it('that an unexpected error ends shows it on every surface, whatever the settings soften', async () => {
    for (const texts of [{}, { 'warn-only': 'true' }, { 'on-inconclusive': 'warn' }]) {
      const place = workflow('bug');
      const story = (session: Session) => {
        session.startReport().settings = settingsOf(texts);
        return bug();
      };
      const { code, printed, complained } = await play(story, place);
      expect({ code, complained }).toEqual({ code: 2, complained: '' });
      expect(printed).toContain('! Inconclusive: Scan Gate had an internal error\n');
      expect(printed).toContain('Unexpected error: Cannot read properties of undefined');
      expect(place.outputs()).toMatch(/^verdict<<(\S+)\ninconclusive\n\1$/m);
      expect(place.report()).toMatchObject({ verdict: 'inconclusive', reason: 'internal', exit_code: 2 });
    }
  });

  it('leaves the outputs of one that could not decide until it has ended, and then its own', async () => {
    const place = workflow('killed');
    let before = '';
    await play(async (session) => {
      const known = session.startReport();
      known.report = { ...known.report, verdict: 'passed', reason: 'clean' };
      before = place.outputs();
      return undefined;
    }, place);
    const verdicts = (text: string) =>
      [...text.matchAll(/^(?:verdict|reason)<<(\S+)\n(.*)\n\1$/gm)].map((found) => found[2]);
    expect(verdicts(before)).toEqual(['inconclusive', 'cancelled']);
    expect(verdicts(place.outputs())).toEqual(['inconclusive', 'cancelled', 'passed', 'clean']);
  });

  it('shows it everywhere else when GitHub fails by a fault of our own, and keeps the verdict', async () => {
    const closed: string[] = [];
    const broken = {
      close(text: string) {
        closed.push(text);
        return Promise.reject(new RangeError('planted at the end'));
      },
    };
    const github = {
      get access(): never {
        throw new RangeError('planted');
      },
      checkRun: broken,
      changes: undefined,
    } as unknown as GithubTarget;
    const place = workflow('github');
    const { code, printed, complained } = await play(async (session) => {
      const known = session.startReport();
      known.report = { ...known.report, verdict: 'passed', reason: 'clean' };
      known.github = github;
      return undefined;
    }, place);
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(closed).toEqual(['The run ended as passed, but its result could not be written here. Its log has it.']);
    expect(printed).toContain('Warning: the results could not be shown: Unexpected error: planted\n');
    expect(printed).toContain('Warning: Unexpected error: planted at the end\n');
    expect(place.outputs()).toMatch(/^verdict<<(\S+)\npassed\n\1$/m);
  });

  it('that cannot be shown at all is not green', async () => {
    const env = {
      get RUNNER_TEMP(): string {
        throw new RangeError('planted');
      },
    };
    const closed: string[] = [];
    const close = async (text: string) => {
      closed.push(text);
      return undefined;
    };
    const story = async (session: Session) => {
      const known = session.startReport();
      known.report = { ...known.report, verdict: 'passed', reason: 'clean' };
      known.github = { checkRun: { close } } as unknown as GithubTarget;
      return undefined;
    };
    const { code, printed } = await play(story, { env });
    expect(code).toBe(2);
    expect(closed).toEqual(['The run is inconclusive: its result could not be shown.']);
    expect(printed).toContain('Warning: the results could not be shown: Unexpected error: planted');
  });

  it.each([
    [{}, true],
    [{ 'warn-only': 'true' }, false],
  ])('under %j says whether it is enforced: %s', async (texts, enforced) => {
    const place = workflow('enforced');
    await play(async (session) => {
      session.startReport().settings = settingsOf(texts);
      return undefined;
    }, place);
    expect(place.report()).toMatchObject({ enforced });
  });

  it('keeps what the story had learnt before it ended', async () => {
    const place = workflow('known');
    const story = (session: Session) => {
      const known = session.startReport();
      known.report = { ...known.report, branch: 'main' };
      return bug();
    };
    await play(story, place);
    expect(place.report()).toMatchObject({ verdict: 'inconclusive', branch: 'main' });
  });

  it('writes its report into a new folder that only its owner can read, with the category in its name', async () => {
    const temporaryFolder = join(folder, 'several');
    const categories = [{}, {}, { category: 'backend' }, { category: 'web' }];
    for (const texts of categories) {
      const story = async (session: Session) => {
        const known = session.startReport();
        known.settings = settingsOf(texts);
        known.report = { ...known.report, verdict: 'passed', reason: 'clean' };
        return undefined;
      };
      const { printed } = await play(story, { env: { RUNNER_TEMP: temporaryFolder }, folder });
      expect(printed).toContain(relative(folder, reportFileIn(temporaryFolder) ?? 'no report'));
    }
    const made = readdirSync(temporaryFolder);
    expect(made.map((name) => name.replace(/\w{6}$/, '')).sort()).toEqual([
      ...['scan-gate-report-', 'scan-gate-report-', 'scan-gate-report-backend-', 'scan-gate-report-web-'],
    ]);
    for (const name of made) expect(statSync(join(temporaryFolder, name)).mode & 0o777).toBe(0o700);
  });

  it.each<[string, Record<string, string>, number]>([
    ['counts in the exit code', {}, 2],
    ['counts under warn-only', { 'warn-only': 'true' }, 2],
  ])('a file that cannot be written %s', async (_, texts, expected) => {
    writeFileSync(join(folder, 'occupied'), '');
    const story = async (session: Session) => {
      const known = session.startReport();
      known.settings = settingsOf({ reports: 'sarif=occupied/report.sarif', ...texts });
      known.report = { ...known.report, verdict: 'passed', reason: 'clean' };
      return undefined;
    };
    const { code, printed } = await play(story, workflow('file'));
    expect(code).toBe(expected);
    expect(printed).toContain('sarif: ');
  });
});

describe('a run that is cut off', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGQUIT', 131],
  ] as const)('by %s ends with %i when the story obeys', async (signal, expected) => {
    const { code, printed } = await interrupted(async (session, entry) => {
      session.startReport();
      entry.interrupt.signal(signal);
      session.cancel.throwIfAborted();
      return undefined;
    });
    expect(code).toBe(expected);
    expect(printed).toContain(`Canceled by ${signal}`);
  });

  it('ends although the story does not obey, and ends the process', async () => {
    const entry = testEntry({ env: { RUNNER_TEMP: folder } });
    const ending = withSession(entry, (session) => {
      session.startReport();
      entry.interrupt.signal('SIGTERM');
      return forever();
    });
    // The timers of a session do not keep the process alive.
    const alive = setInterval(() => {}, 1000);
    expect(await ending).toBe(143);
    expect(entry.output.printed).toContain('Canceled by SIGTERM');
    await expect.poll(() => entry.exited).toBe(143);
    clearInterval(alive);
  });

  it('by the signal that it waits for is done', async () => {
    const { code, complained } = await interrupted(async (session, entry) => {
      setTimeout(() => entry.interrupt.signal('SIGINT'), 1);
      return session.untilStopped().then(() => undefined);
    });
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
  });

  it('by a fault that nobody caught is inconclusive, in the middle of a story that would never end', async () => {
    const { code, printed } = await interrupted(async (session, entry) => {
      session.startReport();
      entry.interrupt.fault(new RangeError('Invalid array length'));
      return forever();
    });
    expect(code).toBe(2);
    expect(printed).toContain('Unexpected error: Invalid array length');
  });

  it('by a fault that nobody caught cuts off what runs', async () => {
    let reason: unknown;
    await interrupted(async (session, entry) => {
      session.cancel.addEventListener('abort', () => {
        reason = session.cancel.reason;
      });
      entry.interrupt.fault(new RangeError('Invalid array length'));
      return forever();
    });
    expect(reason).toMatchObject({ message: 'Unexpected error: Invalid array length' });
  });

  it('by a fault that nobody caught does not pass, although its story does', async () => {
    const { code } = await interrupted(async (session, entry) => {
      const known = session.startReport();
      known.report = { ...known.report, verdict: 'passed', reason: 'clean' };
      entry.interrupt.fault(new RangeError('Invalid array length'));
      return undefined;
    });
    expect(code).toBe(2);
  });

  it('by an output that cannot be written is not green', async () => {
    const { code } = await interrupted(async (_, entry) => {
      entry.interrupt.lostOutput();
      return undefined;
    });
    expect(code).toBe(2);
  });
});

it('a process that ends without a word has decided nothing', () => {
  const before = process.exitCode;
  createProcessEntry();
  const left = process.exitCode;
  process.exitCode = before;
  expect(left).toBe(2);
});

describe('a session', () => {
  it.each<[baseUrl: string | undefined, scale: number, apiUrl?: string]>([
    ['http://127.0.0.1:8080/api/v1', 1000],
    ['http://localhost:8080/api/v1', 1000],
    ['https://scan.example/api/v1', 1],
    ['https://127.0.0.1.scan.example/api/v1', 1],
    ['https://localhost.scan.example/api/v1', 1],
    [undefined, 1],
    [undefined, 1000, 'http://127.0.0.1:9'],
    [undefined, 1, 'https://api.github.com'],
    [undefined, 1, 'not an address'],
    ['https://scan.example/api/v1', 1, 'http://127.0.0.1:9'],
  ])('lets a test clock run fast against %s: %i times, beside GitHub at %s', async (baseUrl, scale, apiUrl) => {
    let clock: { scale: number } | undefined;
    const story: Story = async (session) => {
      clock = session.clock(baseUrl);
      return undefined;
    };
    const env = { SCAN_GATE_TIME_SCALE: '1000', ...(apiUrl !== undefined && { GITHUB_API_URL: apiUrl }) };
    await play(story, { env });
    expect(clock?.scale).toBe(scale);
  });

  it('masks every line of a new secret on standard error, under a runner alone', async () => {
    const story: Story = async ({ mask }) => {
      mask(' one\r\ntwo%\n', true);
      mask('a secret of the workflow');
      mask(undefined, true);
      return undefined;
    };
    const { printed, complained } = await play(story, { env: { GITHUB_ACTIONS: 'true' } });
    expect(printed).toBe('');
    const lines = complained.split('\n').filter((line) => line !== '');
    expect(lines.every((line) => line.startsWith('::add-mask::'))).toBe(true);
    expect(lines).toEqual(expect.arrayContaining(['::add-mask::two%25', '::add-mask:: one']));
    expect(lines.join()).not.toContain('workflow');
    expect(await play(story)).toMatchObject({ printed: '', complained: '' });
  });

  it('has the runner of an action hear of every secret', async () => {
    const { printed } = await play(
      async ({ mask }) => {
        mask('a secret of the workflow');
        return undefined;
      },
      { env: { GITHUB_ACTIONS: 'true' }, masksAll: true },
    );
    expect(printed).toBe('::add-mask::a secret of the workflow\n');
  });

  it('prints no secret, in whatever form it comes', async () => {
    const secret = 'key/of+the"service';
    const forms = [
      secret,
      encodeURIComponent(secret),
      Buffer.from(`a:${secret}`).toString('base64'),
      JSON.stringify(secret),
    ];
    const { printed, complained } = await play(
      async ({ mask, log, write, complain }) => {
        mask(secret);
        for (const form of forms) log.line(form);
        for (const form of forms) log.group(form, [form]);
        for (const form of forms) write(`${form}\n`);
        for (const form of forms) complain(`${form}\n`);
        throw new GateError('CONFIG', `It is ${forms.join(' ')}`, { hint: `Not ${secret}` });
      },
      { env: { GITHUB_ACTIONS: 'true', GITHUB_TOKEN: 'ghs_never_masked' } },
    );
    for (const form of ['key/of', 'key%2Fof', 'L29mK3Ro']) expect(`${printed}${complained}`).not.toContain(form);
  });

  it('does not judge a proxy variable that no request would use', async () => {
    const env = { HTTPS_PROXY: 'not an address' };
    const { code, complained } = await play(({ transport }) => transport().then(() => undefined), { env });
    expect([code, complained]).toEqual([0, '']);
  });
});
