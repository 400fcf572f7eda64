import { Un as GateError } from "./start.js";
import { t as endpoints } from "./endpoints.js";
// src/api/bodies.ts
var asItIs = { jitless: true };
function bodyOf(name, given) {
	const { body: schema, method, path } = endpoints[name];
	if (schema === void 0) return void 0;
	const expected = schema();
	const body = Object.fromEntries([...given].filter(([key]) => key in expected.shape));
	const result = expected.safeParse(body, asItIs);
	if (result.success) return body;
	const issue = result.error.issues[0];
	throw new GateError("CONFIG", `${method} ${path}: ${issue?.path.join(".")}: ${issue?.message}`);
}
export { bodyOf };
