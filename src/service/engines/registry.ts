/** The one list of engines: a new scanner is one file and one line here. */
import { iacEngine } from './iac.ts';
import { sastEngine } from './sast.ts';
import { scaEngine } from './sca.ts';
import { secretsEngine } from './secrets.ts';
import type { TreeEngine } from './tree-engine.ts';

export const engines: readonly TreeEngine[] = [secretsEngine, sastEngine, scaEngine, iacEngine];
