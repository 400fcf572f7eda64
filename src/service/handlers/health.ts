/** GET /health: whether the service works. */
import { type Handler, refuse } from '../http/handler.ts';

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
