import './bundle/action.js';
