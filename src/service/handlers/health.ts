/** GET /health: whether the service can do its work. */
import { type Handler, refuse } from '../http/handler.ts';

export const getHealth: Handler<'getHealth'> = (_, { store, now, version }) => {
  if (!store.isUp()) return refuse('SERVICE_UNAVAILABLE', 'The database does not answer.', { database: 'down' });
  return {
    record: {
      status: 'healthy',
      version,
      timestamp: now().toISOString(),
      // `memory` stands where the interface has its cache store: this service keeps in memory what others cache.
      services: { database: 'up', memory: 'up' },
    },
  };
};
