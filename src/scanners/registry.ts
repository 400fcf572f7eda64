/** The list of engines. A new scanner is one file and one line here. */

import type { TreeEngine } from './engine.ts';
import { iacEngine } from './iac/iac.ts';
import { patternEngine } from './patterns/patterns.ts';
import { pythonEngine } from './python/python.ts';
import { sastEngine } from './sast/sast.ts';
import { scaEngine } from './sca/sca.ts';
import { secretsEngine } from './secrets/secrets.ts';

export const engines: readonly TreeEngine[] = [
  secretsEngine,
  sastEngine,
  pythonEngine,
  patternEngine,
  scaEngine,
  iacEngine,
];
