import { createHash } from 'node:crypto';
import { parse } from '@babel/parser';
import { analyze } from 'eslint-scope';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../../src/gate/report/report.ts';
import { anySign } from '../../../any-sign.ts';
import { pickThird } from '../../../fixtures/hostile/corpus.ts';
import { render } from '../render.ts';
import { hostileReport, sampleDetail, sampleFinding, samplePath, sampleReport } from '../sample.ts';
import { fullReport, manyFindings, readOwnTexts } from './sample.ts';

const ourElements = new Set(
  (
    'html head meta title style body a header main section footer search div p span b h1 h2 h3 ul ol li dl dt dd table caption ' +
    'thead tbody tr th td code pre kbd details summary label input select option button fieldset legend svg path circle rect script'
  ).split(' '),
);

const ourAddress =
  /^(?:#findings-title|#text-\d+|#finding-[\w.-]{1,80}|https:\/\/github\.com\/(?:acme\/shop\/blob\/[0-9a-f]{40}|scan-gate\/scan-gate\/blob\/main\/docs)\/.+)$/;

const { script } = readOwnTexts();

/** All names of variables and properties in a script, and those of variables that it does not declare. */
function namesIn(text: string): { all: string[]; undeclared: string[] } {
  const all: string[] = [];
  const { program } = parse(text, { plugins: ['estree'], ranges: true });
  // Each node passes here once.
  JSON.stringify(program, (_, node) => {
    if (node?.type === 'Identifier') all.push(node.name);
    else if (node?.type === 'Literal' && typeof node.value === 'string') all.push(node.value);
    return node;
  });
  const { scopes } = analyze(program as never, { ecmaVersion: 2022 });
  const undeclared = scopes.flatMap(({ references }) => references).filter(({ resolved }) => resolved === null);
  return { all, undeclared: undeclared.map(({ identifier }) => identifier.name) };
}

/** Makes markup or code from text, reads what the page is not about, or sends something away. */
const unsafe =
  /^(?:(?:inner|outer)HTML|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|srcdoc|write(?:ln)?|DOMParser|eval|Function|execScript|set(?:Timeout|Interval)|cookie|(?:local|session)Storage|fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)$/;

/** The page without what is inside our own style and script. */
function markupOnly(page: string): string {
  return page.replaceAll(/(<(style|script)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3');
}

/** The ids of the findings in the table, from the worst. */
function idsIn(page: string): string[] {
  return [...page.matchAll(/<dt>Id<\/dt><dd>([^<]*)</g)].map(([, id = '']) => id);
}

/** Every tag in the page is one of ours, and carries no handler, no style and no address but of a line of code. */
function expectInert(page: string): void {
  const markup = markupOnly(page);
  const tags = [...markup.matchAll(/<\/?([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"<]*")?)*)\s*\/?>/gi)];
  expect(tags.length + 1).toBe(markup.split('<').length - 1);
  const names = new Set(tags.map(([, name = '']) => name));
  expect([...names].filter((name) => !ourElements.has(name))).toEqual([]);
  const attributes = tags.map(([, , text = '']) => text);
  expect(attributes.filter((text) => /\s(?:on\w+|style|src|action|formaction|srcdoc)=/i.test(text))).toEqual([]);
  const addresses = attributes.flatMap((text) => /href="([^"]*)"/.exec(text)?.[1] ?? []);
  expect(addresses.filter((address) => !ourAddress.test(address))).toEqual([]);
}

describe('the page', () => {
  const page = render('html', fullReport(60), { category: 'api' });

  it('allows its own style and script by hash, and nothing else', () => {
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#39;', "'");
    const hash = (name: string) => {
      const text = new RegExp(`<${name}[^>]*>([^\u0000]*?)</${name}>`).exec(page)?.[1] ?? '';
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    };
    expect(policy?.split('; ')).toEqual([
      "default-src 'none'",
      `style-src ${hash('style')}`,
      `script-src ${hash('script')}`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it('states the policy before anything that it is about', () =>
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<style>')));

  it('says without its script what was decided, why, by which rules and on what counts', () => {
    const markup = markupOnly(page);
    for (const text of ['block this pull request', 'What blocks', 'fail-on-severity=high', '1 critical, 2 high'])
      expect(markup).toContain(text);
    expect(markup.match(/<tr class="row"/g)).toHaveLength(60);
    expect(markup).toContain('60 of 60 shown, worst first');
  });

  it('says without its script whose a finding is', () => {
    const findings = manyFindings(2).map((finding, index) => ({ ...finding, owners: index === 0 ? ['<@mona>'] : [] }));
    const markup = markupOnly(render('html', fullReport(0, { findings })));
    expect(markup).toContain('<span class="sub owner">&lt;@mona&gt;</span>');
    expect(markup).toContain('<dt>Owner</dt><dd>nobody</dd>');
  });

  it('names what the audit asks for', () => {
    const audited = ['scan_01HQ8Z5K9P', sampleReport().policy.sha256, 'Scan Gate 1.0.0', 'https://scanner.example.com'];
    for (const text of [...audited, 'GET /scans/{id}', '2 min 11 s', 'api', sampleReport().headSha])
      expect(page).toContain(text);
  });

  it('says how long exceptions hold, what was covered and what was skipped', () => {
    for (const text of [
      'in use; expires soon',
      '2026-03-10',
      'expired, no longer applies',
      'partly covered',
      'src/legacy/menu.js',
    ])
      expect(page).toContain(text);
  });

  it('shows coverage once, and no count of nothing', () => {
    const { scan } = sampleReport();
    const none = { findings: [], rules: [], scan: scan && { ...scan, counts: {} }, listedSeverities: [] };
    for (const report of [fullReport(2), sampleReport(none)]) {
      const shown = markupOnly(render('html', report));
      expect(shown.match(/id="coverage-title"/g)).toHaveLength(1);
      expect(shown).not.toMatch(/<p>With <\/p>|more in the JSON report/);
      expect(shown.includes('<dl class="tally">')).toBe(report.findings.length > 0);
    }
  });

  it('compares with the base branch', () => {
    expect(page).toContain('base: main, scan scan_01HQ8YQ0AA');
    expect(render('html', sampleReport())).not.toContain('>Base<');
  });

  it('says when it is not enforced', () =>
    expect(render('html', sampleReport({ enforced: false, exitCode: 0 }))).toContain('(not enforced)</h1>'));

  it('names all findings, the undisclosed too', () => expect(idsIn(page)).toHaveLength(60));

  it('lists the path of the data, with its code as text', () => {
    const dataPath = [{ file_path: 'a<b>.ts', line: 1, code: '<i>\u202e' }, ...(samplePath ?? [])];
    const shown = render(
      'html',
      sampleReport({ findings: [sampleFinding({ detail: { ...sampleDetail, dataPath } })] }),
    );
    expect(shown).toContain('<ol class="path"><li>a&lt;b&gt;.ts:1<code>&lt;i&gt;\\u{202e}</code></li><li>src/http');
  });

  it.each(['SECRET', undefined] as const)('has neither description nor code of type %s', (type) => {
    const detail = { ...sampleDetail, description: 'AKIA-DESCRIPTION', codeSnippet: 'AKIA-SNIPPET' };
    const secret = render('html', sampleReport({ findings: [sampleFinding({ type, detail })] }));
    expect(secret).not.toContain('AKIA');
    expect(secret).toContain('Description and code are not shown, because they may contain the secret');
  });

  it('drops a user and password from an address', () => {
    const repository = { id: 'r', name: 'n', vcsUrl: 'https://x-token:s3cret@github.com/acme/shop.git' };
    expect(render('html', sampleReport({ repository }))).not.toContain('s3cret');
  });

  it('stands when nothing is known', () => {
    const nothing: Partial<Report> = {
      scan: undefined,
      repository: undefined,
      findings: [],
      rules: [],
      notes: [],
      requests: {},
    };
    const empty = render(
      'html',
      sampleReport({ ...nothing, headSha: undefined, listedSeverities: [], verdict: 'inconclusive' }),
    );
    expectInert(empty);
    expect(empty).toContain('This scan has no findings to list.');
  });

  it('holds the worst 5,000 of 50,000 findings in order, and counts the rest', () => {
    const findings = manyFindings(50_000);
    const big = render('html', sampleReport({ findings }));
    expect(Buffer.byteLength(big)).toBeLessThan(15_000_000);
    const ids = idsIn(big);
    expect(ids).toHaveLength(5000);
    expect(ids.slice(0, 9).sort()).toEqual(findings.slice(0, 9).map(({ id }) => id));
    const shown = new Set(ids);
    expect(findings.filter(({ id }) => shown.has(id)).every(({ severity }) => severity === 'CRITICAL')).toBe(true);
    expect(big).toContain('The worst 5,000 of 50,000 findings fit in this page; the JSON report has all');
    expect(big).toContain('5,000 of 50,000 shown, worst first');
  });

  it('shows the findings of a package beside its row, and no more of it than of others', () => {
    const vulnerability = (index: number) =>
      sampleFinding({
        id: `sca-${index}`,
        type: 'SCA',
        title: `lodash 4.17.15: Weakness ${index}`,
        filePath: 'a.lock',
      });
    const big = render(
      'html',
      sampleReport({ findings: Array.from({ length: 6000 }, (_, index) => vulnerability(index)) }),
    );
    expect(idsIn(big)).toHaveLength(5000);
    expect(big.match(/<tbody><tr class="row/g)).toHaveLength(1);
    expect(big).toContain('lodash 4.17.15: 5,000 vulnerabilities</summary>');
  });

  it('stays within 45 MB whatever the texts, and says what it left out', () => {
    const detail = { ...sampleDetail, description: '<'.repeat(30_000), codeSnippet: '\u0000'.repeat(30_000) };
    const findings = Array.from({ length: 3000 }, (_, index) =>
      sampleFinding({ id: `v${index}${'"'.repeat(300)}`, title: '<'.repeat(900), filePath: '漢'.repeat(900), detail }),
    );
    const big = render('html', sampleReport({ findings, notes: findings.map(({ title }) => title) }));
    expect(Buffer.byteLength(big)).toBeLessThan(45_000_000);
    expect(big).toMatch(/The worst [\d,]+ of 3,000 findings fit in this page/);
    expect(big).toMatch(/Description, code and remediation of the [\d,]+ least severe findings did not fit/);
    expect(big).toContain('entries more in the JSON report');
  });

  it('leaves the least bad without their texts, those of a package too', () => {
    const detail = { ...sampleDetail, description: '"'.repeat(8000), codeSnippet: undefined, remediation: undefined };
    const findings = Array.from({ length: 1000 }, (_, index) => {
      const isLow = index % 2 === 1;
      const [title, type] = isLow
        ? [`lodash 4.17.15: Weakness ${index}`, 'SCA' as const]
        : ['Injection', 'SAST' as const];
      const description = `${index}${detail.description}`;
      return sampleFinding({
        ...{ id: `v${index}`, title, type, severity: isLow && index > 1 ? 'LOW' : 'HIGH', effect: 'none' },
        detail: { ...detail, description },
      });
    });
    const page = render('html', sampleReport({ findings }));
    const without = [
      ...page.matchAll(
        /did not fit in this page; the JSON report has them\.<\/p><\/div><dl class="facts"><div><dt>Id<\/dt><dd>v(\d+)</g,
      ),
    ];
    expect(without.length).toBeGreaterThan(400);
    expect(without.filter(([, index]) => Number(index) % 2 === 0 || index === '1')).toHaveLength(
      Math.max(0, without.length - 499),
    );
  });

  it('has a text that many findings share once', () => {
    const description = 'A value of a visitor reaches the query as it came. '.repeat(10);
    const findings = manyFindings(2000).map((finding) => ({ ...finding, detail: { ...sampleDetail, description } }));
    const page = render('html', sampleReport({ findings }));
    const withDescription = findings.filter(({ type }) => type !== 'SECRET' && type !== undefined).length;
    const inline = page.split(description.trim()).length - 1;
    expect(inline).toBeLessThan(202);
    expect(page.match(/<a href="#text-\d+">What it is</g)?.length).toBe(withDescription - (inline - 1));
  });

  it('holds as many findings of a package as find room', () => {
    const findings = Array.from({ length: 5000 }, (_, index) =>
      sampleFinding({
        ...{ id: `v${index}${'"'.repeat(300)}`, type: 'SCA', title: `${'<'.repeat(300)} in lodash 4.17.15` },
        filePath: '"'.repeat(900),
      }),
    );
    const ids = idsIn(render('html', sampleReport({ findings })));
    expect(ids.length).toBeGreaterThan(1000);
    expect(ids.length).toBeLessThan(5000);
  });

  it('comes out inert, whatever the text', () => {
    for (const text of pickThird(0)) {
      const hostile = render('html', hostileReport(text));
      expectInert(hostile);
      expect(/(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.exec(hostile)).toBeNull();
      expect(idsIn(hostile)).toHaveLength(6);
    }
  });

  it('links to lines of this repository only, whatever the path', () => {
    const { repositoryUrl, headSha } = sampleReport();
    for (const text of pickThird(1)) expectInert(render('html', { ...hostileReport(text), repositoryUrl, headSha }));
  });
});

describe('a value in the page', () => {
  const pageOf = (text: string) =>
    render(
      'html',
      sampleReport({ findings: [sampleFinding({ title: text, detail: { ...sampleDetail, description: text } })] }),
    );

  it('begins no markup and ends no attribute', () =>
    fc.assert(fc.property(fc.string({ unit: anySign }), (text) => expectInert(pageOf(text)))));

  it('shows what would hide or turn text around', () =>
    expect(pageOf('a\u202eb\u200b\u0000\r\nc')).toContain('a\\u{202e}b\\u{200b}␀\nc'));

  it.each(['x', '𝕏'])('is cut at its length, between whole signs: %s', (sign) => {
    const [short, long] = [30_000, 60_000].map((length) => pageOf(sign.repeat(length)));
    expect(long).toBe(short);
    expect(long?.isWellFormed()).toBe(true);
    expect(long).toContain(`${sign}…`);
  });
});

describe('passages', () => {
  it.each([
    ['plain', ['plain']],
    ['Do this:\n\n    a()\n\n    b()\n\nThen that.', ['Do this:', ['a()\n\nb()'], 'Then that.']],
    ['Do:\n```js\n  a()\n```\nDone', ['Do:', ['  a()'], 'Done']],
    ['```\nnever closed', [['never closed']]],
    ['a list\n    that goes on', ['a list\n    that goes on']],
    ['```in``` a line', ['```in``` a line']],
    ['\n\n', []],
  ])('tells prose from code in %j', (text, expected) => expect(passagesOf(text)).toEqual(expected));

  /** Code is a list of one. */
  function passagesOf(description: string): (string | string[])[] {
    const detail = { ...sampleDetail, description, codeSnippet: undefined, remediation: undefined };
    const page = render('html', sampleReport({ findings: [sampleFinding({ detail })] }));
    const [, section = ''] = /<h3>What it is<\/h3>([\s\S]*?)<\/div><dl/.exec(page) ?? [];
    return [...section.matchAll(/<(div|pre)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, name, text = '']) => {
      const plain = text.replaceAll(/<[^>]*>/g, '').replace(/\n$/, '');
      return name === 'pre' ? [plain] : plain;
    });
  }
});

describe('the script of the page', () => {
  it('makes no markup from text and names nothing that is not there', () => {
    const known =
      'document location matchMedia addEventListener requestAnimationFrame cancelAnimationFrame getSelection ' +
      'Element HTMLElement Object Map Set Math Number Boolean Intl Error undefined';
    const used = namesIn(script);
    expect(used.undeclared.filter((name) => !known.split(' ').includes(name))).toEqual([]);
    expect(used.all.filter((name) => unsafe.test(name))).toEqual([]);
  });

  it.each([
    'a.innerHTML = b',
    'a["outerHTML"] += b',
    'a?.insertAdjacentHTML("beforeend", b)',
    'const { cookie } = document',
    'document.write(a)',
    'new Function(a)',
    'setTimeout("a()")',
    'fetch(a)',
    'localStorage.a = 1',
    'window.eval(a)',
    'range.createContextualFragment(a)',
  ])('would be refused with %s', (code) => {
    expect(namesIn(code).all.some((name) => unsafe.test(name))).toBe(true);
  });

  it('ends neither its element nor a comment', () => expect(script).not.toMatch(/<\/script|<!--|-->/i));
});
