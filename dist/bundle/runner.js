export { ec as createRunner } from "./start.js";
