/**
 * The scopes of API keys (interface, "Authentication"): `resource:action`. `manage` includes `write`, and `write`
 * includes `read`.
 */

import { GateError } from '../../shared/errors.ts';

const actions = ['read', 'write', 'manage'] as const;

const resources: Readonly<Record<string, { plural: string; actions: readonly string[] }>> = {
  organization: { plural: 'organizations', actions },
  repository: { plural: 'repositories', actions },
  scan: { plural: 'scans', actions },
  violation: { plural: 'violations', actions },
  user: { plural: 'users', actions },
  integration: { plural: 'integrations', actions: ['read', 'write'] },
  'api-key': { plural: 'api-keys', actions: ['read', 'write'] },
  webhook: { plural: 'webhooks', actions: ['read', 'write'] },
};

export const allScopes: readonly string[] = Object.entries(resources).flatMap(([name, resource]) =>
  resource.actions.map((action) => `${name}:${action}`),
);

/** Throws CONFIG that names the first unknown scope. */
export function checkScopes(scopes: readonly string[]): void {
  const unknown = scopes.find((scope) => !allScopes.includes(scope));
  if (unknown === undefined) return;
  throw new GateError('CONFIG', `There is no scope ${JSON.stringify(unknown)}.`, {
    hint: `Scopes are ${allScopes.join(', ')}.`,
  });
}

/** Whether a key with these scopes may do what needs the scope `needed`. */
export function hasPermission(scopes: readonly string[], needed: string): boolean {
  const rank = (action: string | undefined) => (actions as readonly (string | undefined)[]).indexOf(action);
  const [resource, action] = needed.split(':');
  return scopes.some((scope) => {
    const [owned, level] = scope.split(':');
    return owned === resource && rank(level) >= rank(action);
  });
}

/**
 * The `permissions` of the validation endpoint: each permitted action with the resource in the plural, because its
 * "sample uses the form read:scans and write:scans, which differs from the scope form".
 */
export function listPermissions(scopes: readonly string[]): string[] {
  return Object.entries(resources).flatMap(([name, resource]) =>
    resource.actions
      .filter((action) => hasPermission(scopes, `${name}:${action}`))
      .map((action) => `${action}:${resource.plural}`),
  );
}
