/** GET /organizations, GET /cli/auth/validate, GET /cli/info and GET /health: who asks, and what answers. */
import type * as z from 'zod';
import { endpoints } from '../../shared/api/endpoints.ts';
import type { organization } from '../../shared/api/schemas.ts';
import { scanTypes } from '../../shared/api/words.ts';
import { describePage, type Handler, readPaging, refuse } from '../http/handler.ts';
import { listPermissions } from '../http/scopes.ts';
import { providers } from '../store/repositories.ts';
import type { OwnStore } from '../store/store.ts';

/** The organization of the key, or nothing if it is gone. */
async function listOwn(store: OwnStore): Promise<z.infer<typeof organization>[]> {
  const own = await store.organization();
  return own === undefined ? [] : [{ ...own, planType: 'FREE', isPersonal: true, usageBalance: 0 }];
}

export const listOrganizations: Handler<'listOrganizations'> = async ({ args }, { store }) => {
  const search = (args.search ?? '').toLowerCase();
  const found = (await listOwn(store)).filter(({ name }) => name.toLowerCase().includes(search));
  const all = args.status === 'inactive' ? [] : found;
  const paging = readPaging(args);
  return { items: paging.page === 1 ? all : [], total: all.length, paging };
};

/** The embedded service has no user accounts. Whoever has its key is this user. */
const localUser = { id: 'user_local', email: 'user@localhost', name: 'Local user' } as const;

export const validateKey: Handler<'validateKey'> = async ({ key }, { store, now }) => ({
  record: {
    valid: true,
    user: localUser,
    organizations: await listOwn(store),
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
    api: {
      version: 'v1',
      baseUrl: baseUrl(),
      endpoints: Object.fromEntries(
        Object.entries(endpoints).map(([name, { method, path }]) => [name, `${method} ${path}`]),
      ),
    },
    supportedFormats: ['json', 'sarif', 'html', 'markdown'],
    supportedProviders: [...providers],
    capabilities: { scanTypes: [...scanTypes], openapi: '/openapi.json' },
  },
  pagination: describePage(readPaging({}), 1),
});

/** Whether the service works. */
export const getHealth: Handler<'getHealth'> = async (_, { store, now, version }) => {
  if (!(await store.isUp()))
    return refuse('SERVICE_UNAVAILABLE', 'The database does not answer.', { database: 'down' });
  return {
    record: {
      status: 'healthy',
      version,
      timestamp: now().toISOString(),
      // The interface has its cache store here. This service keeps that data in memory, so it reports `memory`.
      services: { database: 'up', memory: 'up' },
    },
  };
};
