/** Decides what kind of credential a name promises, by its last words, as people and libraries name credentials. */
import { splitWords } from './values.ts';

/**
 * `signing key`: whoever knows it can create what others trust. `token`: created by a service, so it looks random.
 * `salt`: must be new for each password. `key`: has no other name, so that its value must show what it is.
 */
export type SecretKind = 'password' | 'signing key' | 'token' | 'seed phrase' | 'salt' | 'key';

/** Words after the name that do not change its meaning. */
const afterwords = new Set(
  'value default string plain plaintext text dev development test prod production local b64 base64 hex'.split(' '),
);

/** By the last words, the longest first. */
const endings: readonly [RegExp, SecretKind][] = [
  [/(?:^| )(?:mnemonic|seed phrase|recovery phrase|wallet (?:phrase|seed))$/, 'seed phrase'],
  [
    /(?:^| )(?:(?:secret|secret cookie|secret session|signing|sign|signature|encryption|encrypt|crypto|cipher|hmac|jwt|aes|des|rsa|master|private|license) key(?: base)?|key base|jwt secret|(?:cookie|session|token|hmac|signing|app|auth) secret|jwt (?:pass|password)|secret token|secretkey|secretkeybase|jwtsecret|jwtkey|cookiesecret|sessionsecret|tokensecret|encryptionkey|cryptkey|cryptokey|signingkey|aeskey|hmackey|masterkey|privatekey)$/,
    'signing key',
  ],
  [
    /(?:^| )(?:(?:cookie|session|token) ?key|api ?key|access key(?: id)?|access token|auth token|api token|bearer token|refresh token|client secret|secret access key|app key|auth key|account key|consumer (?:key|secret)|webhook secret|token secret|deploy token|bot token|apikey|accesskey|accesstoken|authtoken|apitoken|clientsecret|apisecret|api secret|token)$/,
    'token',
  ],
  [/(?:^| )secret$/, 'signing key'],
  [/(?:^| )(?:salt|pepper)$/, 'salt'],
  [/(?:^| |[a-z])(?:password|passwd|passphrase|passcode|pwd|userpass|dbpass|rootpw)$|(?:^| )(?:pass|pw)$/, 'password'],
];

/** Names of actions on a password rather than of the password, and other names that are not secrets. */
const others =
  /(?:^| )(?:forgot|forgotten|reset|change|changed|show|hide|toggle|confirm|confirmation|invalid|wrong|no|min|max|missing|bad|require|required|update|has|is|use|enter|verify|check|validate|csrf|xsrf|public|primary|foreign|next|page|cache|continuation|cancel|cancellation|syntax|lex|lexer|parse|parser|current|last|first|prev|type|hash|hashed|digest|sha|md5|bcrypt|checksum|fingerprint|thumbprint|encrypted|existing|tls secret|ssl secret|ca secret|pull secret|cert secret|certs secret|certificate secret|ingress secret|sealed secret|external secret|kubernetes secret|k8s secret|strength|label|hint|error|message|placeholder|mock|by|bypass|compass)(?: |$)/;

export function classifyName(name: string): SecretKind | undefined {
  const words = splitWords(name).flatMap((word) => word.replace(/\d{1,2}$/, '') || []);
  while (words.length > 1 && afterwords.has(words.at(-1) ?? '')) words.pop();
  const text = words.slice(-5).join(' ');
  if (name === 'KEY') return 'key';
  if (others.test(text)) return undefined;
  return endings.find(([pattern]) => pattern.test(text))?.[1];
}
