import { describe, expect, it } from 'vitest';
import { sastEngine } from '../../../../src/scanners/sast/sast.ts';
import { makeTree } from '../../../service/temporary-repository.ts';

const scripts = {
  'app.ts': "import './routes/a.js';\nimport './routes/b';\n",
  'routes/a.ts': "import { q } from '../lib/q';\n",
  'routes/b.ts': '',
  'lib/q/index.ts': '',
  'page.html': "<script>import('./lib/alone.js')</script>\n",
  'lib/alone.js': '',
  'other.js': "require('./gone');\n",
};
const whole = ['app.ts', 'lib/q/index.ts', 'routes/a.ts', 'routes/b.ts'];

describe('scripts that a change can affect are connected with it by imports', () => {
  it.each<[string, string[], string[]]>([
    ['in any direction and over any number of steps', ['routes/b.ts'], whole],
    ['from a page', ['lib/alone.js'], ['lib/alone.js', 'page.html']],
    ['to a file that no longer exists', ['gone/index.js'], ['gone/index.js', 'other.js']],
    ['to a new file that comes before another one', ['lib/q.ts'], ['lib/q.ts', ...whole]],
    ['or are alone', ['new.js'], ['new.js']],
  ])('%s', (_, changed, connected) => {
    expect([...(sastEngine.findAffected?.(makeTree(scripts), new Set(changed)) ?? [])].sort()).toEqual(
      [...connected].sort(),
    );
  });
});
