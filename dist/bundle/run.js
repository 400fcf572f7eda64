export { i as run } from "./run2.js";
