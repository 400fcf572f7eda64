/** The list of our own rules. A new rule is one entry in the list of its file. */
import { checkRules } from './checks.ts';
import { injectionRules } from './injection.ts';
import { objectRules } from './objects.ts';
import { pageRules } from './pages.ts';
import { rowRules } from './rows.ts';
import type { ScriptRule } from './rule.ts';
import { settingRules } from './settings.ts';
import { targetRules } from './targets.ts';

export const scriptRules: readonly ScriptRule[] = [
  ...[...injectionRules, ...objectRules, ...targetRules, ...pageRules, ...settingRules, ...checkRules, ...rowRules],
];
