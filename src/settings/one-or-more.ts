/** A key of a policy file that accepts one value or a list of values. */
import * as z from 'zod';

/** Removes what the list alone would contribute to the JSON Schema. */
const noArray = { type: undefined, items: undefined, minItems: undefined, maxItems: undefined };

/** One value, or several of which one must match. */
export function createOneOrMoreSchema<Item extends z.ZodType>(item: () => Item) {
  const many = z.array(item()).min(1, 'is empty; remove it').max(1000, 'has more than 1000 entries');
  const form = z.toJSONSchema(item(), { io: 'input' });
  const one = Object.fromEntries(Object.entries(form).filter(([key]) => key !== '$schema'));
  return z
    .preprocess((given) => (Array.isArray(given) ? given : [given]), many)
    .meta({ ...noArray, anyOf: [one, { type: 'array', minItems: 1, items: one }] as never });
}
