/**
 * The words that a text must contain for a secretlint rule to report anything. Most files need not be checked by most
 * rules.
 */
import { type MayContain, mayContainAll, type RequiredWords, toRequiredWords } from '../../text/trigrams.ts';

interface Sign {
  needed: RequiredWords;
  /** A part of the rule's pattern, for rules whose words alone are in many files. */
  pattern?: RegExp;
  /** The only extension that the rule checks. */
  extension?: string;
}

/** Version of secretlint's preset. The rules of another version may find more. */
export const signsVersion = '13.0.7';

const rulePrefix = '@secretlint/secretlint-rule-';
const signs: Readonly<Record<string, Sign>> = {
  '1password': createSign('ops_ey'),
  anthropic: createSign('sk-ant-api0'),
  aws: { needed: toRequiredWords(['secret'], ['access'], ['key']) },
  basicauth: {
    needed: toRequiredWords(['http://', 'https://', 'ftp://', 'ftps://']),
    pattern: /:\/\/[-a-zA-Z0-9_]{1,256}:[-a-zA-Z0-9_]{1,256}@/,
  },
  cloudflare: createSign('cfk_', 'cfut_', 'cfat_'),
  'database-connection-string': createSign(
    ...['mongodb://', 'mongodb+srv://', 'mysql://', 'mysqlx://', 'postgres://', 'postgresql://'],
  ),
  databricks: createSign('dapi'),
  docker: createSign('dckr_pat_'),
  figma: createSign('figd_'),
  // Keys in JSON may be written with escapes. A key store is recognised by its name.
  gcp: { ...createSign('private_key_id', '\\u00'), extension: '.json' },
  github: createSign('ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'),
  gitlab: createSign('glpat-'),
  grafana: createSign('glc_', 'glsa_'),
  groq: createSign('gsk_'),
  'hashicorp-vault': createSign('hvs.', 'hvb.', 'hvr.'),
  huggingface: createSign('hf_'),
  linear: createSign('lin_api_'),
  notion: createSign('ntn_0'),
  npm: createSign('npm_', '_authtoken=', ':x-oauth-basic@github'),
  openai: createSign('t3blbkfj'),
  privatekey: { needed: toRequiredWords(['-----begin'], ['private key'], ['-----end']) },
  sendgrid: createSign(' sg.', '0sg.', '_sg.', '-sg.', '.sg.', '/sg.'),
  shopify: createSign('shppa_', 'shpca_', 'shpat_', 'shpss_'),
  slack: createSign('xoxb-', 'xoxp-', 'xapp-', 'xoxa-', 'xoxo-', 'xoxr-', 'https://hooks.slack.com/services/t'),
  stripe: createSign('sk_live_', 'sk_test_', 'rk_live_', 'rk_test_'),
  tailscale: createSign('tskey-'),
  vercel: createSign('vcp_', 'vci_', 'vca_', 'vcr_', 'vck_'),
};

function createSign(...words: readonly string[]): Sign {
  return { needed: toRequiredWords(words) };
}

/** Whether the rule may report something in a file with this extension. An unknown rule always may. */
export function mayReport(ruleId: string, extension: string, mayHold: MayContain): boolean {
  const sign = findRuleSign(ruleId);
  return (sign?.extension ?? extension) === extension && mayContainAll(mayHold, sign?.needed ?? []);
}

/** The same for one decoding of the content. */
export function mayReportIn(ruleId: string, text: string): boolean {
  return findRuleSign(ruleId)?.pattern?.test(text) ?? true;
}

function findRuleSign(ruleId: string): Sign | undefined {
  const name = ruleId.startsWith(rulePrefix) ? ruleId.slice(rulePrefix.length) : '';
  return Object.hasOwn(signs, name) ? signs[name] : undefined;
}
