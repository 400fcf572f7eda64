export { t as hasTrustedBase, n as scopeHere } from "./scope2.js";
