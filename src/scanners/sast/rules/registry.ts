/** The list of our own rules. A new rule is one entry here. */
import { addressCheck, jwt, markupFilter, plainPassword, scriptText, sessionFixation, timing } from './checks.ts';
import {
  codeInjection,
  commandInjection,
  deserialization,
  directoryQuery,
  sqlInjection,
  templateInjection,
} from './injection.ts';
import { massAssignment, nosqlInjection, prototypePollution } from './objects.ts';
import { domXss, jsonp, serverXss } from './pages.ts';
import { hiddenCharacters, methodOverride, rowRules, slowRegex } from './rows.ts';
import type { ScriptRule } from './rule.ts';
import { browserSettings, insecureCookie, weakHash } from './settings.ts';
import { openRedirect, pathTraversal, ssrf } from './targets.ts';

export const scriptRules: readonly ScriptRule[] = [
  ...[codeInjection, commandInjection, sqlInjection, nosqlInjection, pathTraversal, openRedirect, ssrf, serverXss],
  ...[domXss, templateInjection, deserialization, prototypePollution, massAssignment, insecureCookie, weakHash, jwt],
  ...[markupFilter, addressCheck, scriptText, jsonp, sessionFixation, plainPassword, timing, hiddenCharacters],
  ...[slowRegex, directoryQuery, browserSettings, methodOverride],
  ...rowRules,
];
