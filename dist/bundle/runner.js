export { Is as createRunner } from "./start.js";
