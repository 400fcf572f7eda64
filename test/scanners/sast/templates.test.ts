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
