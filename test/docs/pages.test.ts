import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listCodeBlocks, readPages } from '../../scripts/workflows/read.ts';
import { hidesFailure } from '../../scripts/workflows/rules.ts';
import { commandNames, commands } from '../../src/gate/cli/commands.ts';
import { parsePolicyFile } from '../../src/gate/settings/policy-file.ts';
import { commandSettings, getFlagName } from '../../src/gate/settings/settings.ts';

const root = join(import.meta.dirname, '../..');
const pages = readPages();
const blocks = pages.flatMap(({ file, text }) => listCodeBlocks(file, text));

/** As GitHub makes them of headings. */
function anchors(text: string): string[] {
  const headings = text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.*)$/gm);
  return Array.from(headings, ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function linksOf(text: string): string[] {
  const plain = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const found = [...plain.matchAll(/\]\(([^)\s]+)\)/g), ...plain.matchAll(/(?:src|srcset|href)="([^"]+)"/g)];
  return found.map(([, target = '']) => target).filter((target) => !/^https?:/.test(target));
}

describe.each(pages.map(({ file, text }) => [file, text] as const))('%s', (file, text) => {
  it('links to what is there', () => {
    const broken = linksOf(text).filter((target) => {
      const [path = '', anchor] = target.split('#');
      const whole = path === '' ? join(root, file) : join(root, dirname(file), path);
      if (!existsSync(whole)) return true;
      return anchor !== undefined && !anchors(readFileSync(whole, 'utf8')).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('names files of the project that are there', () => {
    const named = Array.from(
      text.matchAll(/`((?:src\/(?:gate|scanners|service|shared)|scripts|test)\/[a-z\d./-]+(?:\/|\.\w+))`/g),
      ([, path = '']) => path,
    );
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

/** Those for people who use it; in the others scripts and git have flags of their own. */
const usersPages = pages.filter(({ file }) =>
  /^(?:README|docs\/(?!threat-model|performance|engines|testing)[\w-]+)\.md$/.test(file),
);

const foreignFlags = ['filter', 'signer-workflow', 'source-ref'];

it.each(usersPages.map(({ file, text }) => [file, text] as const))('%s names no flag that there is not', (_, text) => {
  const named = [...text.matchAll(/`--([a-z][a-z-]+)(?:[ =][^`]*)?`/g)].map(([, flag = '']) => flag);
  const own = commandNames.flatMap((name) => Object.keys(commands[name].flags));
  // Those of git and of GitHub's verifier.
  const common = ['help', 'version', 'quiet', 'verbose'];
  const known: string[] = [...commandSettings.map(getFlagName), ...own, ...common, ...foreignFlags];
  expect(named.filter((flag) => !known.includes(flag))).toEqual([]);
});

describe('the pages together', () => {
  it('are all linked from the README, or from a page that is', () => {
    const reached = new Set(['README.md']);
    for (const file of reached) {
      const text = pages.find((page) => page.file === file)?.text ?? '';
      for (const target of linksOf(text)) {
        const path = relative(root, join(root, dirname(file), target.split('#')[0] ?? ''));
        if (path.endsWith('.md')) reached.add(path);
      }
    }
    const own = pages
      .map(({ file }) => file)
      .filter((file) => !file.startsWith('examples/') && !file.startsWith('.github/'));
    expect(own.filter((file) => !reached.has(file))).toEqual([]);
  });

  it('keep the README to one screen of first use', () => {
    const readme = pages.find(({ file }) => file === 'README.md')?.text ?? '';
    expect(readme.split('\n').length).toBeLessThanOrEqual(150);
  });
});

describe('the code of the pages', () => {
  const scripts = blocks.filter(({ language }) => ['sh', 'bash'].includes(language));

  it('starts a clone by the Node.js that npm installed, whatever the reader has', () => {
    const lines = scripts.flatMap(({ text }) => text.split('\n')).filter((line) => line.includes(' dist/cli'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^npx node dist\/cli\/index\.js /);
  });

  it.each(scripts.map((each) => [`${each.file}:${each.line}`, each.text]))(
    '%s hides no failure in a pipe',
    (_, text) => {
      expect(hidesFailure(text)).toBe(false);
    },
  );

  const policies = blocks.filter(
    ({ language, text }) => language === 'yaml' && /^(?:fail-on|exceptions|scope)/m.test(text),
  );

  it.each(policies.map((each) => [`${each.file}:${each.line}`, each.text]))(
    '%s is a policy that can be read',
    (_, text) => {
      expect(Object.keys(parse(text))).not.toEqual([]);
      expect(() => parsePolicyFile(text, 'a page')).not.toThrow();
    },
  );

  it('shows a policy', () => {
    expect(policies.length).toBeGreaterThan(1);
  });
});
