import '../bundle/embedded-action.js';
