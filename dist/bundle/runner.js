export { yn as createRunner } from "./start.js";
