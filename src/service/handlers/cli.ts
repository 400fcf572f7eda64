/** GET /cli/auth/validate and GET /cli/info. */
import { endpoints } from '../../shared/api/endpoints.ts';
import { scanTypes } from '../../shared/api/words.ts';
import { describePage, type Handler, readPaging } from '../http/handler.ts';
import { listPermissions } from '../http/scopes.ts';
import { providers } from '../store/repositories.ts';
import { describeOrganization, listOwnOrganization } from './organizations.ts';

/** The embedded service has no user accounts. Whoever has its key is this user. */
const localUser = { id: 'user_local', email: 'user@localhost', name: 'Local user' } as const;

export const validateKey: Handler<'validateKey'> = async ({ key }, { store, now }) => ({
  record: {
    valid: true,
    user: localUser,
    organizations: (await listOwnOrganization(store)).map(describeOrganization),
    permissions: listPermissions(key.scopes),
    authenticatedAt: now().toISOString(),
  },
});

export const getCliInfo: Handler<'getCliInfo'> = (_, { version, baseUrl }) => ({
  record: {
    cli: {
      name: 'scan-gate',
      version,
      supportedPlatforms: ['linux', 'darwin', 'win32'],
      supportedArchitectures: ['x64', 'arm64'],
    },
    api: { version: 'v1', baseUrl: baseUrl(), endpoints: listEndpoints() },
    supportedFormats: ['json', 'sarif', 'html', 'markdown'],
    supportedProviders: [...providers],
    capabilities: { scanTypes: [...scanTypes], openapi: '/openapi.json' },
  },
  pagination: describePage(readPaging({}), 1),
});

function listEndpoints(): Record<string, string> {
  return Object.fromEntries(Object.entries(endpoints).map(([name, { method, path }]) => [name, `${method} ${path}`]));
}
