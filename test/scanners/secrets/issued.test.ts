import { describe, expect, test } from 'vitest';
import { secretsEngine } from '../../../src/scanners/secrets/secrets.ts';
import { costRatioOf, measured } from '../../cost.ts';
import { makeTree } from '../../service/temporary-repository.ts';

const titlesIn = async (path: string, text: string) =>
  (await secretsEngine.scan(makeTree({ [path]: text }))).findings.map(({ severity, title }) => `${severity} ${title}`);

/** Characters that look random and are the same in each run: no secret of anybody stands in this file. */
function characters(alphabet: string, length: number, seed = 7): string {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return alphabet[Math.floor((state / 2147483648) * alphabet.length)];
  }).join('');
}

const [small, large, digit] = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'];
const hex = (length: number, seed?: number) => characters('0123456789abcdef', length, seed);
const word = (length: number, seed?: number) => characters(`${small}${large}${digit}`, length, seed);
const numbers = (length: number, seed?: number) => characters('123456789', length, seed);
const guid = [hex(8), hex(4, 2), hex(4, 3), hex(4, 4), hex(12, 5)].join('-');
const encoded = (text: string) => Buffer.from(text).toString('base64');

const storage = `DefaultEndpointsProtocol=https;AccountName=shop;AccountKey=${word(86)}==;EndpointSuffix=core.windows.net`;
const bus = `Endpoint=sb://shop.servicebus.windows.net/;SharedAccessKeyName=send;SharedAccessKey=${word(43)}=`;
const signed = `sv=2022-11-02&ss=b&srt=sco&sp=rl&se=2030-01-01T00:00:00Z&spr=https&sig=${word(43)}%3D`;
const telegram = `${numbers(10)}:A${'A'}${word(33)}`;
const discordHook = ['https://discord.com/api/', `webhooks/${numbers(18)}/${word(68)}`].join('');
const discordBot = encoded(`10${numbers(16)}`);

/** By the name of a file and its text. */
const recognized: readonly [what: string, path: string, text: string][] = [
  ['Azure Storage account key', 'app.config', `<add value="${storage}" />`],
  ['Azure Storage account key', '.env', `AZURE_STORAGE_CONNECTION_STRING=${storage}`],
  ['Azure Storage account key', 'a.py', `client = BlobServiceClient.from_connection_string("${storage}")`],
  ['Azure shared access key', 'appsettings.json', JSON.stringify({ bus })],
  [
    'Azure shared access key',
    'a.js',
    `const hub = 'HostName=a.azure-devices.net;DeviceId=b;SharedAccessKey=${word(43)}='`,
  ],
  ['Azure shared access signature', 'a.sh', `curl "https://shop.blob.core.windows.net/a/b?${signed}"`],
  ['Microsoft Entra client secret', '.env', `CLIENT=${word(3)}8${'Q'}~${word(34)}`],
  ['Telegram bot token', 'bot.py', `bot = Bot("${telegram}")`],
  ['Telegram bot token', 'notify.sh', `curl https://api.telegram.org/bot${telegram}/getMe`],
  ['Telegram bot token', 'a.md', `Our bot is ${telegram}.`],
  ['Discord webhook address', 'a.yml', `url: ${discordHook}`],
  [
    'Discord webhook address',
    'a.js',
    `fetch('${discordHook.replace('discord.com/api', 'canary.discordapp.com/api/v10')}')`,
  ],
  ['Discord bot token', 'a.js', `require('discord.js'); client.login('${discordBot}.${word(6)}.${word(38)}')`],
  ['Mailgun API key', 'a.rb', `Mailgun::Client.new 'key-${hex(32)}'`],
  ['Mailgun API key', '.env', `MAILGUN=${hex(32)}-${hex(8)}-${hex(8, 3)}`],
  [
    'Registry password in a Docker configuration',
    '.docker/config.json',
    JSON.stringify({ auths: { 'https://index.docker.io/v1/': { auth: encoded(`shop:${word(14)}`) } } }),
  ],
  [
    'Registry password in a Docker configuration',
    'pull.yml',
    `config: '{"auths":{"r.test":{"auth":"${encoded(`ci:${word(20)}`)}"}}}'`,
  ],
  ['Registry password in an npm configuration', '.npmrc', `//r.test/:_auth=${encoded(`ci:${word(20)}`)}`],
  [
    'Microsoft Teams webhook address',
    'a.yml',
    `url: https://shop.webhook.${'office'}.com/webhookb2/${guid}@${guid}/IncomingWebhook/${hex(32)}/${guid}`,
  ],
  ['GitLab token', '.gitlab-ci.yml', `TOKEN: gl${'dt'}-${word(20)}`],
  ['GitLab token', 'config.toml', `token = "gl${'rt'}-${word(20)}"`],
  [
    'Slack token or webhook address',
    'a.js',
    `post('https://hooks.${'slack'}.com/triggers/T${numbers(9)}/${numbers(12)}/${hex(32)}')`,
  ],
  ['Slack token or webhook address', '.env', `A=xox${'e'}-1-${word(60)}`],
  ['PyPI API token', '.pypirc', `password = py${'pi'}-AgEIcHlwaS5vcmc${word(120)}`],
  ['Heroku API key', '.env', `KEY=HR${'KU'}-AA${word(58)}`],
  ['DigitalOcean token', 'main.tf', `token = "do${'p'}_v1_${hex(64)}"`],
  ['Square access token', 'a.php', `$t = 'sq0${'atp'}-${word(22)}';`],
  ['HCP Terraform token', '.terraformrc', `token = "${word(14)}.atlas${'v1'}.${word(67)}"`],
  ['New Relic key', 'a.yml', `key: NR${'AK'}-${characters(`${large}${digit}`, 27)}`],
  ['New Relic key', 'newrelic.yml', `licence: ${hex(36)}NR${'AL'}`],
  ['Linear access token', '.env', `A=lin_${'oauth'}_${hex(64)}`],
  ['Notion integration token', '.env', `A=nt${'n'}_${numbers(11)}${word(35)}`],
  ['Anthropic API key', '.env', `A=sk-${'ant'}-admin01-${word(93)}`],
  ['API key of a model provider', 'a.py', `x("x${'ai'}-${word(80)}")`],
  ['Google OAuth client secret', 'client.json', JSON.stringify({ value: `GO${'CSPX'}-${word(28)}` })],
  ['Atlassian API token', '.env', `A=AT${'ATT3'}${word(180)}`],
  ['API key of a package registry', 'credentials', `a: ruby${'gems'}_${hex(48)}`],
  ['API token', '.env', `A=PM${'AK'}-${hex(24)}-${hex(34)}`],
  ['API token', '.env', `A=sntr${'yu'}_${hex(64)}`],
  ['API token', 'a.md', `sg${'p'}_${hex(40)}`],
  ['API token', 'a.sh', `export A=sg${'p'}_${hex(16, 3)}_${hex(40)}`],
  ['API key of a mail service', '.env', `A=${hex(32)}-us${'12'}`],
  ['Airtable access token', 'a.js', `new Airtable({ k: 'pa${'t'}${word(14)}.${hex(64)}' })`],
  ['age private key', 'a.yml', `key: age-secret-${'key'}-1${characters('023456789acdefghjklmnpqrstuvwxyz', 58)}`],
  ['age private key', 'a.md', `AGE-SECRET-${'KEY'}-PQ-1${characters('023456789ACDEFGHJKLMNPQRSTUVWXYZ', 58)}`],
  ['age private key', 'keys.txt', `AGE-SECRET-${'KEY'}-1${characters('023456789ACDEFGHJKLMNPQRSTUVWXYZ', 58)}`],
];

/** What issuers write to explain a form, and what only looks alike. */
const quiet: readonly [why: string, path: string, text: string][] = [
  [
    'the key of the storage emulator',
    '.env',
    `A=AccountName=devstoreaccount1;AccountKey=${'Eby8vdM02xNOcqFlqUwJ'}${word(66)}==`,
  ],
  ['an empty storage key', 'a.json', '{"a": "AccountName=shop;AccountKey=<your-account-key>;EndpointSuffix=x"}'],
  ['a storage key of one letter', 'a.md', `AccountKey=${'x'.repeat(86)}==`],
  ['a storage key from a variable', 'a.sh', ['echo "AccountKey=$KEY;SharedAccessKey=$', '{KEY}"'].join('')],
  [
    'the name of a policy',
    'a.md',
    'Endpoint=sb://a/;SharedAccessKeyName=RootManageSharedAccessKey;SharedAccessKey=KEY_VALUE',
  ],
  ['a signature without a value', 'a.md', 'https://a.blob.core.windows.net/b?sv=2022-11-02&sr=b&sig=<signature>'],
  ['an address with a part called sig', 'a.md', 'https://a.test/b?design=1&sig=abc'],
  ["the token of Telegram's documentation", 'a.md', `110201543:${'AAHdqTcvCH1vGWJxfSeofSAs0K5'}PALDsaw`],
  ["the other token of Telegram's documentation", 'a.md', '123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11'],
  ['a time and a name', 'a.md', '12345678:AA is a ratio'],
  [
    "the webhook of Discord's documentation",
    'a.md',
    `https://discord.com/api/webhooks/223704706495545344/${'3d89bb7572e0fb30d812'}${hex(48)}`,
  ],
  ['a webhook with words for its parts', 'a.md', 'https://discord.com/api/webhooks/{webhook.id}/{webhook.token}'],
  [
    'three words with dots in a file of Discord',
    'a.js',
    `require('discord.js'); a('Message.events.somethingThatIsQuiteLongAndNoTokenAtAll')`,
  ],
  ["the key of Mailgun's documentation", 'a.md', `curl --user 'api:${'key-3ax6xnjp29jd6fds4gc3'}73sgvjxteol0'`],
  ['a key of Mailgun that is blanked out', 'a.md', `api:key-${'x'.repeat(32)}`],
  ['a key of another kind', 'a.js', 'const id = "key-frame-animation-of-the-slider";'],
  ['a hash beside other hashes', 'a.txt', `${hex(32)}-${hex(8)}-${hex(8, 3)}`],
  [
    'a Docker configuration without a password',
    'config.json',
    JSON.stringify({ auths: { 'r.test': {} }, credsStore: 'desktop' }),
  ],
  [
    "the words of Docker's documentation",
    'config.json',
    JSON.stringify({ auths: { 'r.test': { auth: encoded('username:password') } } }),
  ],
  ['an auth that is no account', 'a.json', JSON.stringify({ auth: encoded('this is only a text') })],
  ['a way to authenticate', 'a.json', JSON.stringify({ auth: 'required', other: { auth: 'basicAuth' } })],
  [
    'a prefix alone',
    'a.md',
    'Deploy tokens begin with `gldt-`, runner tokens with `glrt-`, others with `pypi-AgEIcHlwaS5vcmc`.',
  ],
  [
    'a token with a placeholder',
    'a.md',
    'export TOKEN=dop_v1_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  ],
  ['a token of a scheme', 'a.md', `PMAK-${'0'.repeat(24)}-${'0'.repeat(34)}`],
  [
    'a GitHub token of one letter',
    'a.md',
    `gh${'p'}_${'x'.repeat(36)} gh${'p'}_${'abcdefghijklmnopqrstuvwxyz0123456789'}`,
  ],
  ["the token of GitHub's documentation", 'a.sh', `export T=gh${'o'}_16C7e42F292c6912E7${'710c838347Ae178B4a'}`],
  ['a GitHub token in words', 'a.env', `T=gh${'p'}_YourPersonalAccessTokenGoesHere12345`],
  ["Slack's placeholder", 'a.md', `https://hooks.${'slack'}.com/services/T00000000/B00000000/${'X'.repeat(24)}`],
  [
    'Slack tokens in words',
    '.env',
    `A=xox${'b'}-your-token-here-1234567890\nB=xox${'b'}-000000000000-${'X'.repeat(24)}`,
  ],
  ["AWS's documented key", '.env', `AWS_SECRET_ACCESS_KEY=wJalrXUtn${'FEMI'}/K7MDENG/bPxRfiCYEXAMPLEKEY`],
  [
    "AWS's documented key with another end",
    'a.py',
    `AWS_SECRET_ACCESS_KEY = 'wJalrXUtn${'FEMI'}/K7MDENG+bPxRfiCYzzzzzzzzzz'`,
  ],
  ["AWS's other documented key", 'a.py', `AWS_SECRET_ACCESS_KEY = 'je7MtGbClwBF/2Zp9Utk/h3yCo8nvb${'EXAMPLE'}KEY'`],
  [
    "Stripe's test key for everybody",
    '.env',
    `A=sk_${'test'}_4eC39HqLyjWDarjtT1zdp7dc\nB=sk_${'live'}_${'x'.repeat(24)}`,
  ],
  ['a SendGrid key of one letter', '.env', `A=S${'G'}.${'x'.repeat(22)}.${'x'.repeat(43)}`],
  [
    'npm tokens that are none',
    '.npmrc',
    `//a/:_authToken=<token>\n//b/:_authToken=npm${'_'}${'X'.repeat(36)}\n//c/:_authToken=YOUR_TOKEN`,
  ],
  [
    'placeholders of other issuers',
    'a.js',
    `a = ['glpat-${'x'.repeat(20)}', 'dckr_pat_${'x'.repeat(27)}', 'shpat_${'0'.repeat(32)}', 'hvs.${'X'.repeat(95)}', 'dapi${'0'.repeat(32)}']`,
  ],
  ['words for a user and a token', 'a.md', 'https://USERNAME:PERSONAL_ACCESS_TOKEN@github.com/a/b'],
  ['a name that begins like a key', 'a.js', 'const re_something_that_is_long = patterns.oy2; path_to_file.patch();'],
  [
    'the address of Teams in words',
    'a.md',
    'https://<tenant>.webhook.office.com/webhookb2/<guid>@<guid>/IncomingWebhook/<id>/<guid>',
  ],
];

describe('a credential that a service issues', () => {
  test.each(recognized)('is recognized: %s in %s', async (what, path, text) => {
    expect(await titlesIn(path, text)).toEqual([expect.stringContaining(what)]);
  });

  test.each(quiet)('is not taken for one: %s', async (_, path, text) => {
    expect(await titlesIn(path, text)).toEqual([]);
  });

  test('is searched for in time that grows with the text', measured, async () => {
    const line = `sv=a&sr=b&sig=AccountKey=${'a'.repeat(80)} https://discord.com/api/webhooks/1 glrt- 12345678:AA re_a -us\n`;
    const [small, large] = [500, 4000].map((count) => makeTree({ 'a.env': line.repeat(count) }));
    const ratio = await costRatioOf(
      () => small && secretsEngine.scan(small),
      () => large && secretsEngine.scan(large),
    );
    expect(ratio).toBeLessThan(24);
  });
});
