export { Na as createRunner } from "./start.js";
