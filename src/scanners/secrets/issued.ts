/** Recognises credentials by the form in which a service issues them, in addition to secretlint's rules. */
import { type MayContain, matchAllIfPossible, toRequiredWords } from '../../shared/text/contents.ts';
import type { Hit } from './rules.ts';
import { findSecretRule } from './rules.ts';
import { isDefault, isSequence, locateValue, rateStrength } from './values.ts';

/**
 * One row for each form: the rule of `rules.ts`, groups of words of which the text contains one each, and the pattern,
 * whose first group is the secret if the last function says so. The comment links to the issuer's description.
 */
const rows: readonly [
  rule: string,
  needed: readonly (readonly string[])[],
  pattern: RegExp,
  isSecret?: (value: string) => boolean,
][] = [
  // https://learn.microsoft.com/azure/storage/common/storage-configure-connection-string
  ['azure-storage-key', [['accountkey ']], /\bAccountKey\s?=\s?([A-Za-z0-9+/]{86}==)/gi, isNoEmulator],
  // https://learn.microsoft.com/azure/event-hubs/event-hubs-get-connection-string
  [
    'azure-shared-access-key',
    [['sharedaccesskey ']],
    /\bSharedAccessKey\s?=\s?([A-Za-z0-9+/]{42,43}=)(?![A-Za-z0-9+/=])/gi,
  ],
  // https://learn.microsoft.com/rest/api/storageservices/create-service-sas
  [
    'azure-shared-access-signature',
    [['sig '], ['sv ', ' sr ', 'sharedaccesssignature ']],
    /(?:[?&;"'`=]|SharedAccessSignature\s)(?:(?:sv|ss|srt|sr|sp|st|se|spr|si|sip|skn)=[\w%:.,/+-]{0,200}&(?:amp;)?){2,14}sig=([A-Za-z0-9%+/]{40,90}(?:%3D|=))/gi,
  ],
  // https://learn.microsoft.com/purview/sit-defn-azure-ad-client-secret
  ['azure-client-secret', [['0q~']], /(?<![\w~.-])([A-Za-z0-9_~.]{3}\dQ~[A-Za-z0-9_~.-]{31,34})(?![\w~.-])/g],
  // https://learn.microsoft.com/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook
  [
    'teams-webhook',
    [['webhook']],
    /(https:\/\/[\w-]{1,60}\.webhook\.office\.com\/webhookb2\/[0-9a-f-]{36}@[0-9a-f-]{36}\/IncomingWebhook\/[0-9a-f]{32}\/[0-9a-f-]{36}[\w-]{0,80})/gi,
  ],
  // https://core.telegram.org/bots/api#authorizing-your-bot
  ['telegram-bot-token', [['0:aa']], /(?<![\w:.-]|bot)(?:bot)?(\d{8,10}:AA[A-Za-z0-9_-]{33})(?![\w-])/g],
  // https://discord.com/developers/docs/resources/webhook
  [
    'discord-webhook',
    [['webhooks/']],
    /(https:\/\/(?:ptb\.|canary\.)?discord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/\d{17,20}\/[\w-]{60,80})/gi,
  ],
  // https://discord.com/developers/docs/reference#authentication
  [
    'discord-bot-token',
    [['discord']],
    /(?<![\w.-])([MNO][A-Za-z\d_-]{22,27}\.[\w-]{6}\.[\w-]{27,38})(?![\w.-])/g,
    isDiscordToken,
  ],
  // https://documentation.mailgun.com/docs/mailgun/api-reference/mg-auth
  ['mailgun-key', [['key-']], /(?<![\w-])(key-[0-9a-z]{32})(?![\w-])/g],
  ['mailgun-key', [['mailgun']], /(?<![\w-])([0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8})(?![\w-])/g],
  // https://docs.docker.com/reference/cli/docker/login
  [
    'docker-auth',
    [['auth ', 'auth:']],
    /["']auth["']\s{0,5}:\s{0,5}["']([A-Za-z0-9+/]{8,4000}={0,2})["']/g,
    isAccountValue,
  ],
  // https://docs.npmjs.com/cli/configuring-npm/npmrc
  [
    'npm-auth',
    [['_auth']],
    /(?<!\w)_auth\s{0,3}=\s{0,3}["']?([A-Za-z0-9+/]{8,4000}={0,2})(?![\w+/=])/g,
    isAccountValue,
  ],
  // https://docs.gitlab.com/security/tokens/#token-prefixes
  [
    'gitlab-token',
    [['gldt-', 'glrt-', 'glft-', 'glcbt-', 'glptt-', 'glagent-', 'gloas-', 'glimt-', 'glsoat-', 'glffct-']],
    /(?<![\w-])(gl(?:dt|rt|ft|cbt|ptt|agent|oas|imt|soat|ffct)-[A-Za-z0-9_.-]{20,80})/g,
  ],
  // https://docs.slack.dev/authentication/tokens
  [
    'slack-token',
    [['xoxe', 'xoxs', 'xoxc', 'xoxd']],
    /(?<![\w-])(xox(?:e(?:\.xox[bp])?|[scd])-[A-Za-z0-9%-]{24,400})/g,
  ],
  // https://slack.com/help/articles/360041352714
  [
    'slack-token',
    [['hooks.slack.com']],
    /(https:\/\/hooks\.slack(?:-gov)?\.com\/(?:triggers|workflows)\/[TE][A-Z0-9]{6,12}\/[A-Z0-9]{6,20}\/[A-Za-z0-9/]{20,60})/g,
  ],
  // https://pypi.org/help/#apitoken
  ['pypi-token', [['pypi-ag']], /(?<![\w-])(pypi-Ag(?:EIcHlwaS5vcmc|ENdGVzdC5weXBpLm9yZw)[\w-]{50,1000})/g],
  // https://devcenter.heroku.com/articles/authentication
  ['heroku-key', [['hrku-']], /(?<![\w-])(HRKU-[A-Za-z0-9_-]{36,64})(?![\w-])/g],
  // https://docs.digitalocean.com/reference/api/reference
  ['digitalocean-token', [['_v1_']], /(?<!\w)(do[opr]_v1_[0-9a-f]{64})(?!\w)/g],
  // https://developer.squareup.com/docs/build-basics/access-tokens
  ['square-token', [['sq0']], /(?<![\w-])(sq0(?:atp-[\w-]{22}|csp-[\w-]{43}))(?![\w-])/g],
  // https://developer.hashicorp.com/terraform/cloud-docs/api-docs#authentication
  ['terraform-token', [['atlasv1']], /(?<!\w)([A-Za-z0-9]{14}\.atlasv1\.[\w-]{60,70})(?![\w-])/g],
  // https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys
  ['new-relic-key', [['nrak-', 'nral']], /(?<![\w-])(NRAK-[A-Z0-9]{27}|[0-9a-f]{36}NRAL)(?![\w-])/g],
  // https://linear.app/developers/oauth-2-0-authentication
  ['linear-token', [['lin_oauth_']], /(?<!\w)(lin_oauth_[0-9a-f]{64})(?!\w)/g],
  // https://developers.notion.com/reference/authentication
  ['notion-token', [['ntn_']], /(?<!\w)(ntn_\d{11}[A-Za-z0-9]{32,36})(?!\w)/g],
  // https://platform.claude.com/docs/en/build-with-claude/administration-api
  ['anthropic-key', [['sk-ant-']], /(?<![\w-])(sk-ant-(?:admin|oat|sid)\d{2}-[\w-]{80,120})(?![\w-])/g],
  // https://docs.x.ai/docs/overview, https://docs.perplexity.ai, https://replicate.com/docs/topics/security/api-tokens
  [
    'model-key',
    [['xai-', 'pplx-', 'r8_']],
    /(?<![\w-])(xai-[A-Za-z0-9]{80}|pplx-[A-Za-z0-9]{48}|r8_[A-Za-z0-9]{37})(?![\w-])/g,
  ],
  // https://developers.google.com/identity/protocols/oauth2
  ['google-client-secret', [['gocspx-']], /(?<![\w-])(GOCSPX-[\w-]{28})(?![\w-])/g],
  // https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account
  [
    'atlassian-token',
    [['atatt3', 'atctt3', 'atbb']],
    /(?<![\w-])(AT[AC]TT3[\w=-]{150,250}|ATBB[A-Za-z0-9]{32})(?![\w-])/g,
  ],
  // https://guides.rubygems.org/api-key-scopes, https://learn.microsoft.com/nuget/nuget-org/publish-a-package
  [
    'registry-key',
    [['rubygems_', 'oy2', 'clojars_']],
    /(?<!\w)(rubygems_[0-9a-f]{48}|oy2[a-z0-9]{43}|CLOJARS_[0-9a-z]{60})(?!\w)/g,
  ],
  // https://docs.sentry.io/api/auth, https://www.postman.com, https://www.pulumi.com, https://docs.doppler.com,
  // https://sourcegraph.com/docs/cli/how-tos/creating_an_access_token
  [
    'service-token',
    [
      [
        'sntrys_',
        'sntryu_',
        'pmak-',
        'pul-',
        'dp.',
        'pscale_',
        'sbp_',
        'sb_secret_',
        'dt0c01',
        'bkua_',
        'rdme_',
        'sgp_',
      ],
    ],
    /(?<![\w.-])(sntrys_eyJ[\w+/=-]{60,500}|sntryu_[0-9a-f]{64}|PMAK-[0-9a-f]{24}-[0-9a-f]{34}|pul-[0-9a-f]{40}|dp\.(?:pt|st(?:\.[\w-]{2,35})?|sa|ct|scim|audit)\.[A-Za-z0-9]{40,44}|pscale_(?:tkn|pw|oauth)_[\w.=-]{32,64}|sbp_[0-9a-f]{40}|sb_secret_[\w-]{31,40}|dt0c01\.[A-Z0-9]{24}\.[A-Z0-9]{64}|bkua_[0-9a-f]{40}|rdme_[0-9a-z]{70}|sgp_(?:[0-9a-fA-F]{16}_|local_)?[0-9a-fA-F]{40})(?![\w-])/g,
  ],
  // https://mailchimp.com/developer, https://developers.brevo.com, https://resend.com/docs
  [
    'mail-key',
    [['-us', 'xkeysib-', 're_']],
    /(?<![\w-])([0-9a-f]{32}-us\d{1,2}|xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}|re_(?=[A-Za-z]*\d)[A-Za-z0-9]{8}_(?=[A-Za-z]*\d)[A-Za-z0-9]{24})(?![\w-])/g,
  ],
  // https://airtable.com/developers/web/guides/personal-access-tokens
  ['airtable-token', [['pat']], /(?<![\w.-])(pat[A-Za-z0-9]{14}\.[0-9a-f]{64})(?![\w-])/g],
  // https://github.com/FiloSottile/age
  ['age-key', [['age-secret-key-']], /(?<![\w-])(AGE-SECRET-KEY-(?:PQ-)?1[0-9AC-HJ-NP-Z]{58,70})(?![\w-])/gi],
];

export const issuedPatterns = rows.map(([rule, needed, pattern, isSecret]) => ({
  ...{ rule, needed: toRequiredWords(...needed), pattern, isSecret },
}));

/** Parts of values that explain a format, or that everybody has. They are split, so that no scanner reports them. */
const documented = [
  'Eby8vdM02xNOcqFlqUwJ',
  'C2y6yDjf5/R+ob0N8A7Cgv30',
  'AAHdqTcvCH1vGWJxfSeofSAs0K5',
  'AAFD39kkdpWt3ywyRZergyOLMaJhac60qc',
  'key-3ax6xnjp29jd6fds4gc3',
  '3d89bb7572e0fb30d812',
  'wJalrXUtnFEMI',
  '16C7e42F292c6912E7',
  '4eC39HqLyjWDarjtT1zd',
  'BQokikJOvBiI2HlWgH4o',
  'ngeVfQFYQlKU0ufo8x5d1A',
  'MTk4NjIyNDgzNDcxOTI1MjQ4',
  'pdFZKVeTuE8sk7oOcHrz',
];
const placeholder =
  /(.)\1{6,}|example|placeholder|your[-_a-z]|dummy|sample|redacted|insert|changeme|replace[-_]?me|0123456789|1234567890|12345678-|abcdefgh|deadbeefdeadbeef|(.{2,8})\2{3,}|fake|(?:not[-_]?a?|in)[-_]?(?:real|valid)|(?:test|some|my|the|access|api|auth|bot|secret|npm|git(?:hub|lab)|slack|stripe|personal)[-_]?(?:access[-_]?)?token|(?:api|secret|test)[-_]?key|(?:goes|token|key)[-_]?here/i;
/** What the issuer writes before the random part. */
const prefix =
  /^(?:https?:\/\/.*?\/(?=[\w-]+$)|AGE-SECRET-KEY-|(?:[a-z]{2,12}[-_]){1,2}(?:(?:live|test|pat|secret)[-_])?)/i;

export function findIssuedHits(text: string, mayHold: MayContain): Hit[] {
  return issuedPatterns.flatMap((each) =>
    [...matchAllIfPossible(each, text, mayHold)].flatMap((match): Hit[] => {
      const [whole, value = whole] = match;
      if (isPlaceholder(value) || each.isSecret?.(value) === false) return [];
      const { start, end } = locateValue(match, value);
      return [{ ruleId: each.rule, start, end, severity: findSecretRule(each.rule).severity }];
    }),
  );
}

/** An example that a person wrote has few different characters, a sequence, or words. */
export function isPlaceholder(value: string): boolean {
  const body = value.replace(prefix, '');
  return (
    placeholder.test(body) ||
    (body.length >= 16 && new Set(body).size < 8) ||
    isSequence(body) ||
    documented.some((each) => value.includes(each))
  );
}

/** The storage emulator has the same key for everybody. */
function isNoEmulator(value: string): boolean {
  return !value.startsWith('Eby8vdM02xNOcqFlqUwJ');
}

/** The first part is the number of the bot. */
function isDiscordToken(value: string): boolean {
  const [id = ''] = value.split('.', 1);
  return /^\d{17,20}$/.test(Buffer.from(id, 'base64url').toString('latin1'));
}

/** `user:password` in base64, with a password that may be real. */
function isAccountValue(value: string): boolean {
  const [, password] =
    /^[\x20-\x7e]{1,200}?:([\x20-\x7e]{3,2000})$/.exec(Buffer.from(value, 'base64').toString('latin1')) ?? [];
  if (password === undefined || isDefault(password)) return false;
  const strength = password.length > 100 ? 'issued' : rateStrength(password);
  return strength === 'issued' || strength === 'chosen';
}
