/**
 * The words that a text must contain for a secretlint rule to report anything. Most files need not be checked by most
 * rules.
 */
import { type MayHold, mayHoldAll, type Needed, needs } from '../../text/trigrams.ts';

interface Sign {
  needed: Needed;
  /** A part of the rule's pattern, for rules whose words alone are in many files. */
  pattern?: RegExp;
  /** The only extension that the rule checks. */
  extension?: string;
}

/** Version of secretlint's preset. The rules of another version may find more. */
export const signsVersion = '13.0.7';

const rulePrefix = '@secretlint/secretlint-rule-';
const signs: Readonly<Record<string, Sign>> = {
  '1password': oneOf('ops_ey'),
  anthropic: oneOf('sk-ant-api0'),
  aws: { needed: needs(['secret'], ['access'], ['key']) },
  basicauth: {
    needed: needs(['http://', 'https://', 'ftp://', 'ftps://']),
    pattern: /:\/\/[-a-zA-Z0-9_]{1,256}:[-a-zA-Z0-9_]{1,256}@/,
  },
  cloudflare: oneOf('cfk_', 'cfut_', 'cfat_'),
  'database-connection-string': oneOf(
    ...['mongodb://', 'mongodb+srv://', 'mysql://', 'mysqlx://', 'postgres://', 'postgresql://'],
  ),
  databricks: oneOf('dapi'),
  docker: oneOf('dckr_pat_'),
  figma: oneOf('figd_'),
  // Keys in JSON may be written with escapes. A key store is recognised by its name.
  gcp: { ...oneOf('private_key_id', '\\u00'), extension: '.json' },
  github: oneOf('ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'),
  gitlab: oneOf('glpat-'),
  grafana: oneOf('glc_', 'glsa_'),
  groq: oneOf('gsk_'),
  'hashicorp-vault': oneOf('hvs.', 'hvb.', 'hvr.'),
  huggingface: oneOf('hf_'),
  linear: oneOf('lin_api_'),
  notion: oneOf('ntn_0'),
  npm: oneOf('npm_', '_authtoken=', ':x-oauth-basic@github'),
  openai: oneOf('t3blbkfj'),
  privatekey: { needed: needs(['-----begin'], ['private key'], ['-----end']) },
  sendgrid: oneOf(' sg.', '0sg.', '_sg.', '-sg.', '.sg.', '/sg.'),
  shopify: oneOf('shppa_', 'shpca_', 'shpat_', 'shpss_'),
  slack: oneOf('xoxb-', 'xoxp-', 'xapp-', 'xoxa-', 'xoxo-', 'xoxr-', 'https://hooks.slack.com/services/t'),
  stripe: oneOf('sk_live_', 'sk_test_', 'rk_live_', 'rk_test_'),
  tailscale: oneOf('tskey-'),
  vercel: oneOf('vcp_', 'vci_', 'vca_', 'vcr_', 'vck_'),
};

function oneOf(...words: readonly string[]): Sign {
  return { needed: needs(words) };
}

/** Whether the rule may report something in a file with this extension. An unknown rule always may. */
export function mayReport(ruleId: string, extension: string, mayHold: MayHold): boolean {
  const sign = signOf(ruleId);
  return (sign?.extension ?? extension) === extension && mayHoldAll(mayHold, sign?.needed ?? []);
}

/** The same for one decoding of the content. */
export function mayReportIn(ruleId: string, text: string): boolean {
  return signOf(ruleId)?.pattern?.test(text) ?? true;
}

function signOf(ruleId: string): Sign | undefined {
  const name = ruleId.startsWith(rulePrefix) ? ruleId.slice(rulePrefix.length) : '';
  return Object.hasOwn(signs, name) ? signs[name] : undefined;
}
