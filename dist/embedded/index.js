import { start } from '../bundle/index.js';
await start('embedded-action');
