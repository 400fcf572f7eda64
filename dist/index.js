import { start } from './bundle/index.js';
await start('action');
