import { startPart } from './bundle/index.js';
await startPart('action');
