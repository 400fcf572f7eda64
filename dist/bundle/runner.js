export { ro as createRunner } from "./start.js";
