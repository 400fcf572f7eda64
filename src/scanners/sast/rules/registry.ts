/** The list of our own rules. A new rule is one entry here. */
import { browserSettings } from './browser-settings.ts';
import { codeInjection } from './code-injection.ts';
import { commandInjection } from './command-injection.ts';
import { deserialization } from './deserialization.ts';
import { directoryQuery } from './directory-query.ts';
import { domXss } from './dom-xss.ts';
import { hiddenCharacters } from './hidden-characters.ts';
import { insecureCookie } from './insecure-cookie.ts';
import { jsonp } from './jsonp.ts';
import { jwt } from './jwt.ts';
import { massAssignment } from './mass-assignment.ts';
import { methodOverride } from './method-override.ts';
import { nosqlInjection } from './nosql-injection.ts';
import { openRedirect } from './open-redirect.ts';
import { pathTraversal } from './path-traversal.ts';
import { prototypePollution } from './prototype-pollution.ts';
import { rowRules } from './rows.ts';
import type { ScriptRule } from './rule.ts';
import { serverXss } from './server-xss.ts';
import { sessionFixation } from './session-fixation.ts';
import { slowRegex } from './slow-regex.ts';
import { sqlInjection } from './sql-injection.ts';
import { ssrf } from './ssrf.ts';
import { templateInjection } from './template-injection.ts';
import { timing } from './timing.ts';
import { addressCheck, markupFilter, plainPassword, scriptText } from './weak-checks.ts';
import { weakHash } from './weak-hash.ts';

export const scriptRules: readonly ScriptRule[] = [
  ...[codeInjection, commandInjection, sqlInjection, nosqlInjection, pathTraversal, openRedirect, ssrf, serverXss],
  ...[domXss, templateInjection, deserialization, prototypePollution, massAssignment, insecureCookie, weakHash, jwt],
  ...[markupFilter, addressCheck, scriptText, jsonp, sessionFixation, plainPassword, timing, hiddenCharacters],
  ...[slowRegex, directoryQuery, browserSettings, methodOverride],
  ...rowRules,
];
