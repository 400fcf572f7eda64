function isExpiring(exception, today) {
	return !isExpired(exception, today) && daysBetween(today, exception.expires) <= 14;
}
function isExpired({ expires }, today) {
	return expires < today;
}
function daysBetween(from, to) {
	return Math.round((Date.parse(to) - Date.parse(from)) / 864e5);
}
function exceptionText(exception) {
	const { violationId, cwe, type, path, title, vex } = exception;
	if (vex !== void 0) return claimText(vex);
	return [
		violationId === void 0 ? void 0 : `violation ${violationId}`,
		cwe,
		type === void 0 ? void 0 : type.toLowerCase(),
		title === void 0 ? void 0 : `"${title}"`,
		path === void 0 ? void 0 : `in ${path}`
	].filter((part) => part !== void 0).join(" ");
}
function exceptionKey({ violationId, cwe, type, path, title }) {
	return JSON.stringify([
		violationId,
		cwe,
		type,
		path,
		title
	].map((criterion) => criterion ?? null));
}
function fewerExceptions(base, other, { today, maxExceptionDays }) {
	const compared = {
		value: [],
		tightened: [],
		ignored: []
	};
	const wanted = lastDays(other);
	for (const exception of base) {
		const expires = wanted.get(exceptionKey(exception));
		const isShorter = expires !== void 0 && expires < exception.expires;
		if (expires === void 0) compared.tightened.push(`no exception for ${exceptionText(exception)}`);
		else compared.value.push(isShorter ? {
			...exception,
			expires
		} : exception);
		if (isShorter) compared.tightened.push(`exception for ${exceptionText(exception)} until ${expires}`);
	}
	const before = lastDays(base);
	for (const exception of other) {
		const known = before.get(exceptionKey(exception));
		if (known !== void 0 && exception.expires <= known) continue;
		if (maxExceptionDays !== void 0 && daysBetween(today, exception.expires) <= maxExceptionDays) compared.value.push(exception);
		else compared.ignored.push(`exception for ${exceptionText(exception)} until ${exception.expires}`);
	}
	return compared;
}
function lastDays(exceptions) {
	const days = new Map();
	for (const exception of exceptions) {
		const key = exceptionKey(exception);
		if (exception.expires > (days.get(key) ?? "")) days.set(key, exception.expires);
	}
	return days;
}
function hashedExceptions(exceptions) {
	const [rivals] = exceptions.flatMap(({ vex }) => vex === void 0 ? [] : [vex.rivals]);
	return {
		exceptions: exceptions.map(({ vex, ...others }) => ({
			...others,
			vex: vex && {
				...vex,
				rivals: void 0
			}
		})),
		...rivals && { rivals }
	};
}
function claimText({ names, products, place }) {
	const [first, ...others] = products.map(productText);
	const more = others.length === 0 ? "" : ` and ${others.length} more`;
	return `${names[0]} in ${first}${more} (${place})`;
}
function productText({ names, owner, parts }) {
	const [part, ...others] = parts;
	if (part === void 0) return names[0] ?? "";
	const inside = `${part.names[0]}${others.length === 0 ? "" : ` and ${others.length} more`}`;
	return owner === "this" ? inside : `${inside} of ${names[0]}`;
}
export { isExpired as a, hashedExceptions as i, exceptionText as n, isExpiring as o, fewerExceptions as r, daysBetween as t };
