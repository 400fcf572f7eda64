export { t as sendWebhook } from "./send.js";
