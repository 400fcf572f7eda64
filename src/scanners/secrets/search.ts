/** Searches one text with secretlint's rules and our own. A rule that fails on a text hides no hits of the others. */
import { engineInstallations, findInstalledPackages } from '../../shared/installation.ts';
import { type MayContain, mayContainAll, type RequiredWords, toRequiredWords } from '../../shared/text/contents.ts';
import { loadIfInstalled } from '../engine.ts';
import { findGenericHits, mayHaveHits } from './generic.ts';
import { isPlaceholder } from './issued.ts';
import type { Hit } from './rules.ts';
import { countCharacterKinds, decodeOrKeep, rateStrength } from './values.ts';

interface Sign {
  needed: RequiredWords;
  /** A part of the rule's pattern, for rules whose words alone are in many files. */
  pattern?: RegExp;
  /** The only extension that the rule checks. */
  extension?: string;
}

/** Version of secretlint's preset. The rules of another version may find more. */
const signsVersion = '13.0.7';

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

function findRuleSign(ruleId: string): Sign | undefined {
  const name = ruleId.startsWith(rulePrefix) ? ruleId.slice(rulePrefix.length) : '';
  return Object.hasOwn(signs, name) ? signs[name] : undefined;
}

/** With this rule a comment `secretlint-disable` hides a secret. The scanned branch must not decide that. */
const commentRuleId = '@secretlint/secretlint-rule-filter-comments';
/** The only binary format that a rule of the preset reads: Google's key files. */
export const keyStoreExtension = '.p12';
const bothTypes = ['text', 'binary'] as const;
/** A rule that fails on a whole text gets overlapping pieces of it. The overlap is longer than any secret. */
const pieces = { length: 128 * 1024, overlap: 16 * 1024 };

async function loadSecretlint() {
  const [core, preset] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ]);
  // When it is on, it keeps several marks per rule and file: half a gigabyte for 10,000 files.
  const profiler = await loadIfInstalled(() => import('@secretlint/profiler'));
  profiler?.secretLintProfiler.setEnabled(false);
  const [, installed] = findInstalledPackages(engineInstallations.secrets);
  return { lintSource: core.lintSource, preset: preset.creator, version: installed?.version };
}

/** `version`: of the preset. */
type Libraries = Omit<Awaited<ReturnType<typeof loadSecretlint>>, 'version'> & { version?: string | undefined };
type Rule = Parameters<Libraries['lintSource']>[0]['options']['config']['rules'][number];

interface Searched {
  hits: Hit[];
  /** Rules that could not read the whole text. */
  failed: string[];
}

interface SearchedFile {
  /** Absolute path that ends like the path for people. For a key store, the location of its content. */
  filePath: string;
  /** The path for people. */
  path: string;
  extension: string;
}

/**
 * Creates the search for a content that may hold certain words. Undefined if no decoding can contain anything. `text`:
 * one decoding of the content.
 */
export type Search = (
  searchedFile: Pick<SearchedFile, 'path' | 'extension'>,
  mayHold: MayContain,
) => ((file: SearchedFile, text: string) => Promise<Searched>) | undefined;

/** Tests replace `load`. */
export async function openSecretSearch(load: () => Promise<Libraries> = loadSecretlint): Promise<Search> {
  const { lintSource, preset, version } = await load();
  // One by one, because `disabled` inside a preset has no effect in secretlint 13.
  const rules: Rule[] = preset.rules
    .filter((rule) => rule.meta.id !== commentRuleId)
    .map((rule) => ({ id: rule.meta.id, rule }));

  const runRules = async (file: SearchedFile, text: string, used: Rule[]): Promise<Hit[]> => {
    const hits: Hit[] = [];
    if (used.length === 0) return hits;
    for (const contentType of file.extension === keyStoreExtension ? bothTypes : bothTypes.slice(0, 1)) {
      const source = { content: text, filePath: file.filePath, ext: file.extension, contentType };
      const { messages } = await lintSource({ source, options: { config: { rules: used } } });
      hits.push(...messages.map(({ ruleId, range: [start, end] }) => ({ ruleId, start, end })));
    }
    return hits;
  };

  return ({ path, extension }, mayHold) => {
    const isAskedAll = version !== signsVersion || extension === keyStoreExtension;
    // An unknown rule may report something in every file.
    const promising = rules.filter(({ id }) => {
      const sign = isAskedAll ? undefined : findRuleSign(id);
      return (sign?.extension ?? extension) === extension && mayContainAll(mayHold, sign?.needed ?? []);
    });
    if (promising.length === 0 && !mayHaveHits(path, mayHold)) return undefined;
    return async (file, text) => {
      // Computed first, because `mayHold` is only valid until the next content is read.
      const generic = findGenericHits(path, text, mayHold);
      // The same for one decoding of the content.
      const asked = isAskedAll
        ? promising
        : promising.filter(({ id }) => findRuleSign(id)?.pattern?.test(text) ?? true);
      const { hits, failed } = await searchWithAll((...given) => runRules(file, ...given), text, asked);
      const issued = hits.flatMap((hit) => judgeByValue(hit, text) ?? []);
      const isAlreadyFound = (hit: Hit) => hits.some(({ start, end }) => start < hit.end && hit.start < end);
      return { hits: [...issued, ...generic.filter((hit) => !isAlreadyFound(hit))], failed };
    };
  };
}

type Run = (text: string, rules: Rule[]) => Promise<Hit[]>;

async function searchWithAll(run: Run, text: string, rules: Rule[]): Promise<Searched> {
  try {
    return { hits: await run(text, rules), failed: [] };
  } catch {
    // Secretlint does not say which rule failed.
    const results: Searched[] = [];
    for (const rule of rules) results.push(await searchWithOne(run, text, rule));
    return { hits: results.flatMap(({ hits }) => hits), failed: results.flatMap(({ failed }) => failed) };
  }
}

async function searchWithOne(run: Run, text: string, rule: Rule): Promise<Searched> {
  try {
    return { hits: await run(text, [rule]), failed: [] };
  } catch {
    const searched: Searched = { hits: [], failed: [] };
    for (let offset = 0; offset < text.length; offset += pieces.length - pieces.overlap) {
      try {
        for (const hit of await run(text.slice(offset, offset + pieces.length), [rule])) {
          const [start, end] = [hit.start + offset, hit.end + offset];
          // A hit in the overlap, or across the border of two pieces, is one hit.
          const last = searched.hits.at(-1);
          if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
          else searched.hits.push({ ...hit, start, end });
        }
      } catch {
        searched.failed = [rule.id];
      }
    }
    return searched;
  }
}

const judged = /secretlint-rule-(?:basicauth|database-connection-string)$/;
const credentials = /:\/\/([^:/@\s]{0,200}):([^@/\s]{1,300})@/;
/** Their hits are keys of many lines, or whole files: the text does not show how strong they are. */
const unrated = /secretlint-rule-(?:privatekey|gcp)$/;
const elided = /(?:^|\n)\s*(?:\.{3}|…|\[\.{3}\])/;

/** These rules report the length of the value, but from the start of its name. */
const misplaced = /secretlint-rule-(?:aws|npm)$/;
const placed = /(?<=_authToken=)\S{1,400}|[A-Za-z0-9/+=]{40}(?![A-Za-z0-9/+=])/;

function readSecret({ ruleId, start, end }: Hit, text: string): string {
  const found = text.slice(start, end);
  return misplaced.test(ruleId) ? (placed.exec(text.slice(start, end + 200))?.[0] ?? found) : found;
}

/** The hit with the severity of its value. Undefined when the value is not a secret. */
function judgeByValue(hit: Hit, text: string): Hit | undefined {
  const found = readSecret(hit, text);
  if (unrated.test(hit.ruleId)) return elided.test(found) ? undefined : hit;
  if (isPlaceholder(found) && !judged.test(hit.ruleId)) return undefined;
  // Whatever follows `_authToken=` is reported.
  if (/secretlint-rule-npm$/.test(hit.ruleId) && [undefined, 'placeholder'].includes(rateStrength(found)))
    return undefined;
  if (!judged.test(hit.ruleId)) return hit;
  const password = credentials.exec(text.slice(Math.max(0, hit.start - 40), hit.end + 300).slice(0, 800))?.[2] ?? found;
  const strength = rateStrength(decodeOrKeep(password));
  if (strength === undefined || strength === 'placeholder' || /^[A-Z]+(?:_[A-Z]+)+$/.test(password)) return undefined;
  if (strength === 'guessable') return { ...hit, severity: 'LOW' };
  return countCharacterKinds(password) >= 2 || strength === 'issued' ? hit : { ...hit, severity: 'MEDIUM' };
}
