/** The rules of each language. A new one is one file and one line here. */
import type { PatternRule } from '../rule.ts';
import { codeInjection as goCodeInjection } from './go/code-injection.ts';
import { commandInjection as goCommandInjection } from './go/command-injection.ts';
import { cookie as goCookie } from './go/cookie.ts';
import { openRedirect as goOpenRedirect } from './go/open-redirect.ts';
import { pathTraversal as goPathTraversal } from './go/path-traversal.ts';
import { sqlInjection as goSqlInjection } from './go/sql-injection.ts';
import { ssrf as goSsrf } from './go/ssrf.ts';
import { tlsUnchecked as goTlsUnchecked } from './go/tls-unchecked.ts';
import { weakCrypto as goWeakCrypto } from './go/weak-crypto.ts';
import { weakRandom as goWeakRandom } from './go/weak-random.ts';
import { xss as goXss } from './go/xss.ts';
import { codeInjection as javaCodeInjection } from './java/code-injection.ts';
import { commandInjection as javaCommandInjection } from './java/command-injection.ts';
import { cookie as javaCookie } from './java/cookie.ts';
import { deserialization as javaDeserialization } from './java/deserialization.ts';
import { ldapInjection as javaLdapInjection } from './java/ldap-injection.ts';
import { openRedirect as javaOpenRedirect } from './java/open-redirect.ts';
import { pathTraversal as javaPathTraversal } from './java/path-traversal.ts';
import { sqlInjection as javaSqlInjection } from './java/sql-injection.ts';
import { ssrf as javaSsrf } from './java/ssrf.ts';
import { tokenUnsigned as javaTokenUnsigned } from './java/token-unsigned.ts';
import { trustBoundary as javaTrustBoundary } from './java/trust-boundary.ts';
import { weakCrypto as javaWeakCrypto } from './java/weak-crypto.ts';
import { weakRandom as javaWeakRandom } from './java/weak-random.ts';
import { xmlEntities as javaXmlEntities } from './java/xml-entities.ts';
import { xpathInjection as javaXpathInjection } from './java/xpath-injection.ts';
import { xss as javaXss } from './java/xss.ts';
import { codeInjection as phpCodeInjection } from './php/code-injection.ts';
import { commandInjection as phpCommandInjection } from './php/command-injection.ts';
import { cookie as phpCookie } from './php/cookie.ts';
import { deserialization as phpDeserialization } from './php/deserialization.ts';
import { fileInclusion as phpFileInclusion } from './php/file-inclusion.ts';
import { openRedirect as phpOpenRedirect } from './php/open-redirect.ts';
import { pathTraversal as phpPathTraversal } from './php/path-traversal.ts';
import { sqlInjection as phpSqlInjection } from './php/sql-injection.ts';
import { ssrf as phpSsrf } from './php/ssrf.ts';
import { weakCrypto as phpWeakCrypto } from './php/weak-crypto.ts';
import { weakRandom as phpWeakRandom } from './php/weak-random.ts';
import { xmlEntities as phpXmlEntities } from './php/xml-entities.ts';
import { xss as phpXss } from './php/xss.ts';

export const patternRules: readonly PatternRule[] = [
  ...[
    phpCodeInjection,
    phpCommandInjection,
    phpCookie,
    phpDeserialization,
    phpFileInclusion,
    phpOpenRedirect,
    phpPathTraversal,
    phpSqlInjection,
    phpSsrf,
    phpWeakCrypto,
    phpWeakRandom,
    phpXmlEntities,
    phpXss,
  ],
  ...[
    javaCodeInjection,
    javaCommandInjection,
    javaCookie,
    javaDeserialization,
    javaLdapInjection,
    javaOpenRedirect,
    javaPathTraversal,
    javaSqlInjection,
    javaSsrf,
    javaTokenUnsigned,
    javaTrustBoundary,
    javaWeakCrypto,
    javaWeakRandom,
    javaXmlEntities,
    javaXpathInjection,
    javaXss,
  ],
  ...[
    goCodeInjection,
    goCommandInjection,
    goCookie,
    goOpenRedirect,
    goPathTraversal,
    goSqlInjection,
    goSsrf,
    goTlsUnchecked,
    goWeakCrypto,
    goWeakRandom,
    goXss,
  ],
];
