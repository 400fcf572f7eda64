import { getInput } from '@actions/core';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { outputNames } from '../../../src/gate/report/outputs.ts';
import {
  type Given,
  readActionInputs,
  readEnvironment,
  readSettings,
  readText,
} from '../../../src/gate/settings/reading.ts';
import {
  commandSettings,
  formatSetting,
  type SettingName,
  type Settings,
  settingNames,
  settings,
  toCamelCase,
} from '../../../src/gate/settings/settings.ts';
import { GateError, inconclusiveNames } from '../../../src/shared/errors.ts';
import { anySign } from '../../any-sign.ts';

const defaultAssumptions = {
  'retry-after-unit': 's',
  'status-parameter': 'status',
  'scan-type-parameter': 'scan_type',
  'provider-parameter': 'provider',
  'sort-field-parameter': 'sortBy',
  'sort-order-parameter': 'sortOrder',
  'cve-field': '',
};

const baseUrl = 'https://scanner.example.com/api/v1';

function given(values: Partial<Record<SettingName, string>>): Given {
  const entries = Object.entries({ 'base-url': baseUrl, ...values });
  return Object.fromEntries(entries.map(([name, value]) => [name, { value, source: 'input' }]));
}

function read(values: Partial<Record<SettingName, string>>): Settings {
  return readSettings(given(values));
}

function problemsOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    expect(error).toMatchObject({ code: 'CONFIG', reason: 'settings' });
    return error.message;
  }
  expect.fail('nothing was refused');
}

describe('without settings', () => {
  it('everything but the address has a default', () => {
    const { sources, onInconclusive, ...values } = read({});
    expect(values).toMatchObject({
      baseUrl,
      apiKey: undefined,
      allowHttp: false,
      assume: defaultAssumptions,
      repositoryId: undefined,
      branch: undefined,
      scanId: undefined,
      allowForeignRepository: false,
      allowSuppressCommand: false,
      failOnSeverity: 'HIGH',
      threshold: [],
      failOnTypes: undefined,
      failOnCvss: undefined,
      failOnEpss: undefined,
      scope: 'auto',
      baselineFile: undefined,
      configFile: undefined,
      policyRef: undefined,
      warnOnly: false,
      wait: true,
      timeoutSeconds: 1800,
      pollIntervalSeconds: 'auto',
      annotations: 'auto',
      maxAnnotations: 50,
      commentSummaryInPr: 'never',
      disclose: 'auto',
      reports: undefined,
      uploadSarif: false,
      githubToken: undefined,
    });
    for (const name of settingNames.filter((each) => each !== 'base-url')) {
      const { default: text } = settings[name];
      const value = text === undefined ? undefined : readText(name, text).value;
      expect({ [name]: read({})[toCamelCase(name)] }).toEqual({ [name]: value });
    }
    expect(new Set(Object.values(onInconclusive))).toEqual(new Set(['fail']));
    expect(Object.keys(onInconclusive)).toEqual(inconclusiveNames);
    expect(sources['base-url']).toBe('input');
    expect(sources.threshold).toBe('default');
  });
});

const limit = (severity: string, most: number, type?: string) => ({ severity, type, limit: most });

describe('a value', () => {
  it.each<[SettingName, string, unknown]>([
    ['base-url', 'https://scanner.example.com/api/v1/', baseUrl],
    ['base-url', 'HTTPS://Scanner.Example.com:443/api/v1//', baseUrl],
    ['base-url', 'https://scanner.example.com:8443/v2', 'https://scanner.example.com:8443/v2'],
    ['base-url', 'http://127.0.0.1:8080/api/v1', 'http://127.0.0.1:8080/api/v1'],
    ['base-url', 'http://127.9.9.9/v1', 'http://127.9.9.9/v1'],
    ['base-url', 'http://[::1]:3000/v1', 'http://[::1]:3000/v1'],
    ['base-url', 'http://localhost/v1', 'http://localhost/v1'],
    ['api-key', ' sk_live_1 \n', 'sk_live_1'],
    ['branch', 'feature/cart-2', 'feature/cart-2'],
    ['repository-id', '…', '…'],
    ['fail-on-severity', 'critical', 'CRITICAL'],
    ['fail-on-severity', 'none', 'NONE'],
    ['threshold', 'critical=0 high=5', [limit('CRITICAL', 0), limit('HIGH', 5)]],
    ['threshold', 'info=3,low=2\n, medium=1,', [limit('MEDIUM', 1), limit('LOW', 2), limit('INFO', 3)]],
    ['threshold', ',', []],
    ['threshold', 'sca-high=10 high=5', [limit('HIGH', 5), limit('HIGH', 10, 'SCA')]],
    ['threshold', 'agentic_sast-critical=0', [limit('CRITICAL', 0, 'AGENTIC_SAST')]],
    ['fail-on-types', 'sca, agentic_sast sca', ['SCA', 'AGENTIC_SAST']],
    ['fail-on-cvss', '9.0', 9],
    ['fail-on-epss', '5%', 5],
    ['fail-on-epss', '0.05%', 0.05],
    ['fail-on-epss', '12.5', 12.5],
    ['fail-on-epss', '1', 1],
    ['advisories', 'none', ['none']],
    ['advisories', 'github,osv', ['github', 'osv']],
    ['advisories-private', 'x'.repeat(214), ['x'.repeat(214)]],
    ['sarif-type', 'secret', 'secrets'],
    ['scope', 'scan', 'scan'],
    ['scope', 'repository', 'repository'],
    ['scope', 'changed-lines', 'changed-lines'],
    ['baseline-file', './.github/base.json', '.github/base.json'],
    ['config-file', 'policies/gate.yml', { kind: 'own', path: 'policies/gate.yml' }],
    ['config-file', './a/b/c@d.yml', { kind: 'own', path: 'a/b/c@d.yml' }],
    [
      'config-file',
      'acme/policies/gate/strict.yml@v2',
      { kind: 'central', repository: 'acme/policies', path: 'gate/strict.yml', ref: 'v2' },
    ],
    [
      'config-file',
      'acme/.github/gate.yml@release/1.x',
      { kind: 'central', repository: 'acme/.github', path: 'gate.yml', ref: 'release/1.x' },
    ],
    ['policy-ref', 'refs/heads/main', 'refs/heads/main'],
    ['policy-ref', 'a'.repeat(40), 'a'.repeat(40)],
    ['warn-only', 'TRUE', true],
    ['warn-only', 'False', false],
    ['wait', 'false', false],
    ['timeout-seconds', '86400', 86_400],
    ['poll-interval-seconds', '300', 300],
    ['poll-interval-seconds', 'auto', 'auto'],
    ['annotations', 'none', 'none'],
    ['max-annotations', '0', 0],
    ['disclose', 'counts', 'counts'],
    ['upload-sarif', 'false', false],
    ['assume', 'retry-after-unit=ms', { ...defaultAssumptions, 'retry-after-unit': 'ms' }],
    ['assume', 'status-parameter=state[]', { ...defaultAssumptions, 'status-parameter': 'state[]' }],
  ])('of %s: %j is read', (name, value, expected) => {
    const key = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as keyof Settings;
    expect(read({ [name]: value })[key]).toEqual(expected);
  });

  it.each([
    ['https://git.example.com/group/policies.git', 'gates/policy.yml', 'v1'],
    ['https://dev.azure.com/acme/shop/_git/policies', 'gate.yml', 'refs/heads/main'],
    ['ssh://git@git.example.com:2222/group/policies.git', 'gate.yml', 'a'.repeat(40)],
    ['git@git.example.com:group/policies.git', 'gate.yml', 'release/1.x'],
    ['git.example.com:group/policies', 'gate.yml', 'main'],
    ['file:///srv/git/policies.git', 'gate.yml', 'user@v1'],
    ['http://127.0.0.1:8080/policies.git', 'gate.yml', 'main'],
  ])('of config-file: an address for git is read: %s, %s, %s', (repository, path, ref) => {
    const { configFile } = read({ 'config-file': `${repository}//${path}@${ref}` });
    expect(configFile).toEqual({ kind: 'central', repository, path, ref });
  });

  it('of on-inconclusive holds for every reason that can be softened', () => {
    const warned = read({ 'on-inconclusive': 'warn' }).onInconclusive;
    expect(Object.keys(warned).filter((name) => warned[name as 'fork'] === 'fail')).toEqual([
      'settings',
      'publish',
      'cancelled',
      'internal',
    ]);
    const { fork, timeout, auth } = read({ 'on-inconclusive': 'fork=warn, timeout=fail settings=fail' }).onInconclusive;
    expect([fork, timeout, auth]).toEqual(['warn', 'fail', 'fail']);
  });
});

describe('a malformed value', () => {
  it.each<[SettingName, string, string]>([
    [
      'base-url',
      'scanner.example.com/api/v1',
      'base-url: the value is not a valid address; it must start with https://',
    ],
    ['base-url', 'ftp://scanner.example.com/v1', 'is not a valid address'],
    ['base-url', 'https://scanner.example.com\\@evil.example/v1', 'is not a valid address'],
    ['base-url', 'https://scanner.example.com/a pi/v1', 'is not a valid address'],
    ['base-url', 'https://:80', 'is not a valid address'],
    ['base-url', 'https://scanner.example.com', '"https://scanner.example.com" does not end in the version'],
    ['base-url', 'https://scanner.example.com/api/v1/scans', 'does not end in the version'],
    ['base-url', 'https://scanner.example.com/api/vnext', 'does not end in the version'],
    ['base-url', 'https://scanner.example.com/v1?', 'must not contain a query (?) or fragment (#)'],
    ['base-url', 'https://scanner.example.com/v1#', 'must not contain a query (?) or fragment (#)'],
    ['base-url', 'http://scanner.example.com/v1', 'is not encrypted; use https://, or set allow-http to true'],
    ['base-url', 'http://127.0.0.1.example.com/v1', 'is not encrypted'],
    ['base-url', 'http://localhost.example.com/v1', 'is not encrypted'],
    ['branch', 'refs/heads/main', 'branch: "refs/heads/main" is a full ref; write only the branch'],
    ['branch', 'a..b', 'is not a name that git allows for a branch'],
    ['branch', '-delete', 'is not a name that git allows'],
    ['branch', 'HEAD', 'is not a name that git allows'],
    ['branch', 'a//b', 'is not a name that git allows'],
    ['branch', 'main.lock', 'is not a name that git allows'],
    ['repository-id', '..', 'repository-id: ".." is not an identifier'],
    ['scan-id', 'a b', 'scan-id: "a b" is not an identifier'],
    ['fail-on-severity', 'hihg', '"hihg" is not critical, high, medium, low, info or none; did you mean high?'],
    ['fail-on-severity', 'HIGH', 'did you mean high?'],
    ['fail-on-severity', 'severe', 'fail-on-severity: "severe" is not critical, high, medium, low, info or none'],
    ['threshold', 'high', 'contains "high"; write high=5'],
    ['threshold', 'high = 5', 'threshold: "high = 5" has spaces around =; write high=5'],
    ['threshold', 'high=5 high=6', 'has "high" twice'],
    ['threshold', 'high=-1', 'needs a whole number as the limit of high, such as high=5'],
    ['threshold', 'high=1e3', 'needs a whole number as the limit of high, such as high=5'],
    [
      'threshold',
      'crtical=0',
      'has the unknown severity "crtical"; use critical, high, medium, low or info, or TYPE-SEVERITY',
    ],
    ['threshold', 'crtical=0', 'did you mean critical?'],
    ['threshold', 'scaa-high=10', 'did you mean sca-high?'],
    ['threshold', 'sca=10', 'has the unknown severity "sca"'],
    ['fail-on-types', 'sca docker', 'has "docker", which is not sast, agentic_sast, sca, secret or iac'],
    ['fail-on-types', ' , ', 'names no type; remove it, so that all types count'],
    ['fail-on-cvss', '10.1', 'is not a number from 0 to 10'],
    ['fail-on-epss', '0.05', 'could mean 0.05% or 5%; write the percent sign'],
    ['fail-on-epss', '101%', 'is not a percentage'],
    ['advisories-private', 'x'.repeat(215), 'which is longer than any name'],
    ['baseline-file', '/etc/passwd', 'is not a path inside the repository: it begins with /'],
    ['baseline-file', 'a/../../b', 'has empty parts, . or .. in it'],
    ['config-file', '..', 'has empty parts, . or .. in it'],
    ['config-file', 'a\\b.yml', 'is not a path: it has'],
    ['config-file', 'acme/policies/a//b.yml@main', 'has empty parts'],
    ['config-file', 'acme/policies/a.yml@-x', 'names "-x" after @, which is not a branch, tag or commit'],
    ['config-file', 'acme/../a.yml@main', 'has empty parts, . or .. in it'],
    ['config-file', 'https://git.example.com/policies.git/gate.yml@main', 'names no file: write GIT-URL//path@ref'],
    ['config-file', 'https://git.example.com/policies.git//gate.yml', 'names no branch, tag or commit: write GIT-URL'],
    [
      'config-file',
      'https://git.example.com/policies.git//gate.yml@--upload-pack=x',
      'names "--upload-pack=x" after @',
    ],
    ['config-file', 'https://git.example.com/policies.git//gate.yml@a:b', 'names "a:b" after @'],
    ['config-file', 'https://git.example.com/policies.git//../gate.yml@main', 'has empty parts, . or .. in it'],
    ['config-file', 'https://git.example.com/policies.git//-/gate.yml@', 'names no branch, tag or commit'],
    ['config-file', 'https://git.example.com/a\nb//gate.yml@main', 'does not begin with an address for git'],
    ['config-file', 'http://git.example.com/policies.git//gate.yml@main', 'is not encrypted; use https:// or ssh://'],
    ['config-file', 'git://git.example.com/policies.git//gate.yml@main', 'does not begin with an address for git'],
    ['config-file', 'HTTPS:policies.git//gate.yml@main', 'does not begin with an address for git'],
    ['config-file', 'ext::sh -c id//gate.yml@main', 'does not begin with an address for git'],
    ['config-file', 'fd::17//gate.yml@main', 'does not begin with an address for git'],
    ['config-file', '-oProxyCommand=id:policies//gate.yml@main', 'does not begin with an address for git'],
    ['config-file', 'git@-oProxyCommand=id:policies//gate.yml@main', 'does not begin with an address for git'],
    ['config-file', 'ssh://-oProxyCommand=id/policies//gate.yml@main', 'names no host'],
    ['config-file', 'ssh://-x@git.example.com/policies//gate.yml@main', 'names no host'],
    ['config-file', 'file://server/policies.git//gate.yml@main', 'names another machine'],
    ['config-file', '/srv/git/policies.git//gate.yml@main', 'it begins with /'],
    ['policy-ref', '-x', 'is not a name that git allows for a branch, tag or commit'],
    ['policy-ref', 'HEAD', 'is not a name that git allows'],
    ['scope', 'repositroy', 'did you mean repository?'],
    ['warn-only', 'yes', 'warn-only: "yes" is not true or false'],
    ['wait', '0', 'wait: "0" is not true or false'],
    ['on-inconclusive', 'ignore', 'contains "ignore"; write fail, warn or REASON=fail|warn'],
    ['on-inconclusive', 'warn fork=fail', 'contains "warn"; write fail, warn or'],
    ['on-inconclusive', 'fork=ignore', 'needs fail or warn for fork, such as fork=warn'],
    [
      'on-inconclusive',
      'time-out=warn',
      'which is not a reason for an inconclusive run; the reasons are settings, fork,',
    ],
    ['on-inconclusive', 'time-out=warn', 'did you mean timeout?'],
    ['on-inconclusive', 'settings=warn', 'softens settings, which always fails the step'],
    ['on-inconclusive', 'cancelled=warn', 'softens cancelled, which always fails the step'],
    ['on-inconclusive', 'publish=warn', 'softens publish, which always fails the step'],
    ['timeout-seconds', '0', 'timeout-seconds: "0" is not a whole number from 1 to 86400'],
    ['timeout-seconds', '30m', 'is not a whole number from 1 to 86400'],
    ['timeout-seconds', '86401', 'is not a whole number from 1 to 86400'],
    ['poll-interval-seconds', '1.5', 'is not auto or a whole number of seconds from 1 to 300'],
    ['max-annotations', '-1', 'is not a whole number from 0 to 5000'],
    ['disclose', 'everything', 'is not auto, all, changed or counts'],
    ['assume', 'retry-after-unit=minutes', 'needs s or ms for retry-after-unit'],
    ['assume', 'retry-after=ms', 'contains "retry-after", which is not retry-after-unit, status-parameter,'],
    ['assume', 'status-parameter=a&b', 'needs the name of a parameter or field for status-parameter'],
  ])('of %s: %j is refused', (name, value, words) => {
    const message = problemsOf(() => read({ [name]: value }));
    expect(message).toContain(words);
    expect(message.startsWith(`${name}: `)).toBe(true);
  });
});

it('every example is accepted', () => {
  for (const name of settingNames) {
    const { secret, example: shown } = settings[name];
    const example = secret ? (name.endsWith('-webhook') ? 'https://chat.example/T0' : 'token') : shown;
    if (name !== 'wait') expect(() => read({ [name]: example })).not.toThrow();
  }
});

it('all problems are reported together, one a line', () => {
  const values = { 'base-url': 'nonsense', 'warn-only': 'on', threshold: 'high=x low=y', category: 'a/b' };
  const message = problemsOf(() => readSettings(given(values), ['"scop" is not an input; did you mean scope?']));
  expect(message.split('\n').map((line) => line.split(/[: ]/)[0])).toEqual([
    '6',
    '"scop"',
    'base-url',
    'threshold',
    'threshold',
    'warn-only',
    'category',
  ]);
});

it('http: is accepted for another machine when it is allowed', () => {
  const url = 'http://scanner.example.com/v1';
  expect(read({ 'base-url': url, 'allow-http': 'true' }).baseUrl).toBe(url);
});

it('a scan that exists cannot be started without waiting', () => {
  expect(problemsOf(() => read({ 'scan-id': 's1', wait: 'false' }))).toMatch(/^wait: "false" leaves nothing to do/);
});

describe('a secret', () => {
  it.each<[SettingName, string]>([
    ['api-key', 'sk live hush'],
    ['api-key', 'sk\nhush'],
    ['api-key', 'hush\u200b'],
    ['github-token', 'ghs hush'],
    ['base-url', 'https://user:hush@scanner.example.com/v1'],
    ['base-url', 'https://scanner.example.com/v1?key=hush'],
    ['base-url', 'https://scanner.example.com/v1#hush'],
    ['base-url', 'sk_live_hush'],
    ['config-file', 'https://user:hush@git.example.com/policies.git//gate.yml@main'],
    ['config-file', 'https://hush@git.example.com/policies.git//gate.yml@main'],
    ['config-file', 'https://user:hu/hush@git.example.com/policies.git//gate.yml@main'],
    ['config-file', 'https://user:hush//x@git.example.com/policies.git//gate.yml@main'],
    ['config-file', 'ssh://git:hush@git.example.com/policies.git//gate.yml@main'],
    ['config-file', 'user:hush@git.example.com/policies.git//gate.yml@main'],
    ['config-file', 'https://git.example.com/policies.git?private_token=hush//gate.yml@main'],
    ['config-file', 'https://git.example.com/policies.git#hush//gate.yml@main'],
  ])('in %s is never shown', (name, value) => {
    const message = problemsOf(() => read({ [name]: value }));
    expect(message).toContain(`${name}: the value `);
    expect(message).not.toContain('hush');
  });
});

describe('the inputs of the action', () => {
  /** As the runner hands them over, read by the toolkit, which knows no other environment than the process's. */
  function readInputs(variables: Record<string, string>) {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    try {
      return readActionInputs(Object.keys(variables), getInput);
    } finally {
      vi.unstubAllEnvs();
    }
  }

  it('have upper-case names with hyphens, and empty ones are absent', () => {
    const env = { 'INPUT_FAIL-ON-SEVERITY': 'low', INPUT_THRESHOLD: '', INPUT_BRANCH: '  ', SCAN_GATE_SCOPE: 'scan' };
    expect(readInputs(env)).toEqual({
      given: { 'fail-on-severity': { value: 'low', source: 'input' } },
      problems: [],
    });
  });

  it.each([
    ['INPUT_FAIL_ON_SEVERITY', '"fail_on_severity" is not an input; did you mean fail-on-severity?'],
    ['INPUT_FAIL-ON-SEVERTY', '"fail-on-severty" is not an input; did you mean fail-on-severity?'],
    ['INPUT_TRESHOLD', '"treshold" is not an input; did you mean threshold?'],
  ])('%s is a slip', (variable, problem) => {
    expect(readInputs({ [variable]: 'low' })).toEqual({ given: {}, problems: [problem] });
  });

  it('leave variables alone that only begin alike', () => {
    expect(readInputs({ INPUT_DEPLOY_TARGET: 'x', INPUTS: 'y' })).toEqual({ given: {}, problems: [] });
  });
});

describe('the variables of the command line', () => {
  it('are named after the settings', () => {
    const { given: found, problems } = readEnvironment({
      SCAN_GATE_API_KEY: 'k',
      SCAN_GATE_TIME_SCALE: '10',
      PATH: '/',
    });
    expect(found).toEqual({ 'api-key': { value: 'k', source: 'environment' } });
    expect(problems).toEqual([]);
  });

  it('reads no output of a step of Azure Pipelines that is called scan_gate as a setting', () => {
    const outputs = Object.fromEntries(
      outputNames.flatMap((name) => {
        const variable = (name === 'scan-id' ? 'judged-scan-id' : name).toUpperCase().replaceAll('-', '_');
        return [
          [`SCAN_GATE_${variable}`, 'x'],
          [`SCAN_GATE_WEB_${variable}`, 'x'],
        ];
      }),
    );
    expect(readEnvironment({ ...outputs, TF_BUILD: 'True' })).toEqual({ given: {}, problems: [] });
    expect(readEnvironment(outputs).problems).toHaveLength(2 * outputNames.length);
    const isRead = (name: string) => outputNames.some((output) => name.endsWith(output));
    expect(commandSettings.filter(isRead)).toEqual(['scan-id']);
    const mistaken = { SCAN_GATE_FAIL_ON_SEVERTY: 'high', TF_BUILD: 'True' };
    expect(readEnvironment(mistaken).problems[0]).toContain('did you mean SCAN_GATE_FAIL_ON_SEVERITY');
  });

  it('are refused when they are unknown, without their value', () => {
    expect(readEnvironment({ SCAN_GATE_APIKEY: 'hush', SCAN_GATE_COLOUR: 'red' }).problems).toEqual([
      '"SCAN_GATE_APIKEY" is not a setting; did you mean SCAN_GATE_API_KEY?',
      '"SCAN_GATE_COLOUR" is not a setting',
    ]);
  });

  it('are named in a message as they were given', () => {
    const { given: found } = readEnvironment({ SCAN_GATE_BASE_URL: baseUrl, SCAN_GATE_WAIT: 'no' });
    expect(problemsOf(() => readSettings(found))).toBe('SCAN_GATE_WAIT: "no" is not true or false');
  });
});

it('no text of any setting does anything but be read or refused as a settings error', () => {
  const name = fc.constantFrom(...settingNames);
  fc.assert(
    fc.property(
      name,
      fc.oneof(fc.string({ unit: anySign }), fc.stringMatching(/^[a-z]+(?:-[a-z]+)?=\S+$/)),
      (key, value) => {
        try {
          read({ [key]: value });
        } catch (error) {
          expect(error).toMatchObject({ code: 'CONFIG', reason: 'settings' });
        }
      },
    ),
  );
});

describe('the text of a value', () => {
  it.each<[SettingName, string]>([
    ['fail-on-severity', 'none'],
    ['threshold', 'critical=0 high=5 sca-high=10'],
    ['fail-on-types', 'sca agentic_sast'],
    ['fail-on-cvss', '7.5'],
    ['fail-on-epss', '5%'],
    ['scope', 'changed'],
    ['config-file', 'acme/policies/gate.yml@v2'],
    ['config-file', 'gate.yml'],
    ['config-file', 'git@git.example.com:group/policies.git//gates/policy.yml@v1'],
    ['config-file', 'https://git.example.com/policies.git//gate.yml@main'],
    ['on-inconclusive', 'fork=warn timeout=warn'],
    ['on-inconclusive', 'warn'],
    ['on-inconclusive', 'fail'],
    ['warn-only', 'true'],
    ['timeout-seconds', '60'],
  ])('of %s gives it back: %s', (name, text) => {
    expect(formatSetting(name, read({ [name]: text }))).toBe(text);
  });

  it('of a secret says only that it is set', () => {
    expect(formatSetting('api-key', read({ 'api-key': 'hush' }))).toBe('set');
    expect(formatSetting('api-key', read({}))).toBeUndefined();
  });
});
