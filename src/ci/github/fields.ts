/**
 * Reads plain data field by field, and names the fields that do not fit. A run reads its event before its first request, and a
 * library of schemas would take it longer than the request (docs/performance.md).
 */

/** Gives the value of a field; adds its path to those that are `wrong` where it does not fit. */
export type Field<Value> = (value: unknown, path: string, wrong: string[]) => Value;
export type Read<Of> = Of extends Field<infer Value> ? Value : never;

function fitting<Value>(fits: (value: unknown) => boolean): Field<Value> {
  return (value, path, wrong) => {
    if (!fits(value)) wrong.push(path);
    return value as Value;
  };
}

export const text = (pattern?: RegExp): Field<string> =>
  fitting((value) => typeof value === 'string' && (pattern?.test(value) ?? true));
export const flag: Field<boolean> = fitting((value) => typeof value === 'boolean');
export const number: Field<number> = fitting(Number.isFinite);
export const ordinal: Field<number> = fitting((value) => Number.isSafeInteger(value) && Number(value) > 0);
/** In ISO 8601, to the minute at least, with its zone. */
export const time: Field<string> = fitting(
  (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
);

export function optional<Value>(field: Field<Value>): Field<Value | undefined> {
  return (value, path, wrong) => (value === undefined ? undefined : field(value, path, wrong));
}

export function nullish<Value>(field: Field<Value>): Field<Value | null | undefined> {
  return (value, path, wrong) => (value === undefined || value === null ? value : field(value, path, wrong));
}

/** The first that fits. */
export function either<A, B>(one: Field<A>, other: Field<B>): Field<A | B> {
  return (value, path, wrong) => readAs(one, value) ?? other(value, path, wrong);
}

/** Undefined where it does not fit, which is then not wrong. */
export function orNothing<Value>(field: Field<Value>): Field<Value | undefined> {
  return (value) => readAs(field, value);
}

export function list<Item>(item: Field<Item>): Field<Item[]> {
  return (value, path, wrong) => {
    if (Array.isArray(value)) return value.map((each, index) => item(each, below(path, String(index)), wrong));
    wrong.push(path);
    return [];
  };
}

type Fields = Readonly<Record<string, Field<unknown>>>;

/** With whatever other fields, which are left out. */
export function record<Of extends Fields>(fields: Of): Field<{ [Name in keyof Of]: Read<Of[Name]> }> {
  return (value, path, wrong) => {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isRecord) wrong.push(path);
    const given = (isRecord ? value : {}) as Record<string, unknown>;
    // Of what is none, no field is wrong beside.
    const inside = isRecord ? wrong : [];
    const read = Object.entries(fields).map(([name, field]) => [name, field(given[name], below(path, name), inside)]);
    return Object.fromEntries(read);
  };
}

const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** What the field gives; undefined where anything in it does not fit. */
export function readAs<Value>(field: Field<Value>, value: unknown): Value | undefined {
  const wrong: string[] = [];
  const read = field(value, '', wrong);
  return wrong.length === 0 ? read : undefined;
}
