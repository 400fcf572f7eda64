import { describe, expect, it } from 'vitest';
import { findConnected } from '../../../../src/scanners/sast/program/links.ts';

const scripts = [
  { path: 'app.ts', text: "import './routes/a.js';\nimport './routes/b';\n" },
  { path: 'routes/a.ts', text: "import { q } from '../lib/q';\n" },
  { path: 'routes/b.ts', text: '' },
  { path: 'lib/q/index.ts', text: '' },
  { path: 'page.html', text: "<script>import('./lib/alone.js')</script>\n" },
  { path: 'lib/alone.js', text: '' },
  { path: 'other.js', text: "require('./gone');\n" },
];
const whole = ['app.ts', 'lib/q/index.ts', 'routes/a.ts', 'routes/b.ts'];

describe('scripts that a change can affect are connected with it by imports', () => {
  it.each<[string, string[], string[]]>([
    ['in any direction and over any number of steps', ['routes/b.ts'], whole],
    ['from a page', ['lib/alone.js'], ['lib/alone.js', 'page.html']],
    ['to a file that no longer exists', ['gone/index.js'], ['gone/index.js', 'other.js']],
    ['to a new file that comes before another one', ['lib/q.ts'], ['lib/q.ts', ...whole]],
    ['or are alone', ['new.js'], ['new.js']],
  ])('%s', (_, changed, connected) => {
    expect([...findConnected(scripts, new Set(changed))].sort()).toEqual([...connected].sort());
  });
});
