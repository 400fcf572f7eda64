export { t as explain } from "./explain.js";
