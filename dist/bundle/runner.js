export { On as createRunner } from "./start.js";
