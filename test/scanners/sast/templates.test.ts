import { describe, expect, test } from 'vitest';
import { sastEngine } from '../../../src/scanners/sast/sast.ts';
import { makeTree } from '../../service/temporary-repository.ts';

async function shown(path: string, text: string): Promise<string[]> {
  const { findings } = await sastEngine.scan(makeTree({ [path]: `\n${text}\n` }));
  return findings.map(({ severity, cwe, line }) => `${severity} ${cwe} ${line}`);
}

const unescaped: readonly [path: string, text: string, severity?: string][] = [
  ['a.ejs', '<p><%- user.name %></p>'],
  ['a.ejs', '<p><%- req.query.name -%></p>', 'HIGH'],
  ['a.pug', '  p!= user.name'],
  ['a.pug', '  p Hello !{user.name}'],
  ['a.jade', '  != user.name'],
  ['a.hbs', '<p>{{{user.name}}}</p>'],
  ['a.pug', '  a(href!=user.site) x'],
  ['a.html', '<p>{{{user.name}}}</p>'],
  ['a.html', '<p><%- user.name %></p>'],
  ['a.handlebars', '<p>{{& user.name }}</p>'],
  ['a.mustache', '<p>{{{ name }}}</p>'],
  ['a.vue', '<template><p v-html="user.name"></p></template>'],
  ['a.svelte', '<p>{@html user.name}</p>'],
  ['a.astro', '<p set:html={user.name} />'],
  ['a.html', '<p th:utext="user.name"></p>'],
  ['a.njk', '<p>{{ user.name | safe }}</p>'],
  ['a.twig', '<p>{{ user.name|raw }}</p>'],
  ['a.erb', '<p><%= raw user.name %></p>'],
  ['a.erb', '<p><%= user.name.html_safe %></p>'],
  ['a.erb', '<p><%= raw params[:name] %></p>', 'HIGH'],
  ['a.blade.php', '<p>{!! $user->name !!}</p>'],
  ['a.cshtml', '<p>@Html.Raw(Model.Name)</p>'],
  ['a.jsp', `<p>\${param.name}</p>`, 'HIGH'],
];

describe('a value that a template writes without escaping', () => {
  test.each(unescaped)('is found in %s: %s', async (path, text, severity = 'MEDIUM') => {
    expect(await shown(path, text)).toEqual([`${severity} CWE-79 2`]);
  });

  test.each([
    ['a.ejs', '<%- include("head") %><%= user.name %><%- JSON.stringify(a) %><%- body %>'],
    ['a.pug', '  p= user.name\n  a(href!="/a")\n  if a != b\n    p x'],
    ['a.hbs', '{{user.name}}{{{body}}}{{#each a}}{{/each}}{{> part}}'],
    ['a.vue', '<template><p v-text="user.name"></p></template>'],
    ['a.svelte', '<p>{user.name}</p>{@html sanitize(user.name)}'],
    ['a.erb', '<%= user.name %><%= yield %>'],
  ])('is none in %s: %s', async (path, text) => {
    expect(await shown(path, text)).toEqual([]);
  });

  test('is found whatever the page says beside it', async () => {
    expect(await shown('a.ejs', '<!-- eslint-disable --><%# eslint-disable %><%- user.name %>')).toEqual([
      'MEDIUM CWE-79 2',
    ]);
  });
});

describe('a value that a script gives to a template', () => {
  const views = {
    'views/shop/a.ejs': '<p><%- name %></p>',
    'views/b.hbs': '<p>{{{ user.name }}}</p>',
    'views/c.pug': 'p!= name',
  };
  async function scanWith(code: string): Promise<string[]> {
    const { findings } = await sastEngine.scan(
      makeTree({ 'app.js': `app.get("/", (req, res) => { ${code} })`, ...views }),
    );
    return findings
      .filter(({ severity }) => severity === 'HIGH')
      .map(({ filePath, description }) => `${filePath}: ${/It comes from [^.]*\.[^ ]*.*?\.js/.exec(description)?.[0]}`);
  }

  test.each([
    ['res.render("shop/a", { name: req.query.name })', 'views/shop/a.ejs'],
    ['res.render("a.ejs", { name: req.query.name })', 'views/shop/a.ejs'],
    ['const values = { name: req.query.name }; res.render("shop/a", values)', 'views/shop/a.ejs'],
    ['res.render("b", { user: { name: req.body.name } })', 'views/b.hbs'],
    ['user = { name: req.body.name }; res.render("b", { user: user })', 'views/b.hbs'],
    ['const user = find(req.body.name); const { name } = req.query; res.render("c", { user, name })', 'views/c.pug'],
  ])('makes it severe when a request brings it: %s', async (code, path) => {
    const [found, ...others] = await scanWith(code);
    expect(others).toEqual([]);
    expect(found).toMatch(new RegExp(`^${path}: It comes from req\\..* on line 1 of app\\.js$`));
  });

  test('makes every template severe that writes a local of the response', async () => {
    expect(await scanWith('res.locals.name = req.query.name; next()')).toHaveLength(2);
  });

  test.each([
    'res.render("shop/a", { name: "constant", other: req.query.name })',
    'res.render("b", { user: { id: req.body.name, name: "constant" } })',
    'res.render("other", { name: req.query.name })',
    'res.render("shop/a", { name: escapeHtml(req.query.name) })',
  ])('stays as it is with %s', async (code) => {
    expect(await scanWith(code)).toEqual([]);
  });
});
