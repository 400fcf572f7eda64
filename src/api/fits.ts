/**
 * Whether a schema takes a value as it is. Its own reader copies every value and notes every issue, which is most of the work of
 * a long list; it is asked only about what does not fit at once, and says why.
 */
import type * as z from 'zod/mini';

type Schema = z.core.$ZodTypes;
type Fits = (value: unknown) => boolean;

/** A list of what the schema describes. A part of it that is not known here fits nothing at once. */
export function compileListFits(schema: z.core.$ZodType): Fits {
  const fits = compile(schema as Schema);
  return (value) => Array.isArray(value) && value.every(fits);
}

const nothing: Fits = () => false;

function compile(schema: Schema): Fits {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      return compileText(def);
    case 'number':
      return hasNone(def.checks) ? Number.isFinite : nothing;
    case 'enum': {
      const words = new Set<unknown>(Object.values(def.entries));
      return (value) => words.has(value);
    }
    case 'union': {
      const options = def.options.map((option) => compile(option as Schema));
      return (value) => options.some((fits) => fits(value));
    }
    case 'nullable':
      return orElse(null, compile(def.innerType as Schema));
    case 'optional':
      return orElse(undefined, compile(def.innerType as Schema));
    case 'object':
      return compileObject(def);
    default:
      return nothing;
  }
}

function compileText({ checks = [] }: z.core.$ZodStringDef): Fits {
  const least = checks.map(({ _zod: { def } }) =>
    def.check === 'min_length' && 'minimum' in def ? Number(def.minimum) : undefined,
  );
  if (least.includes(undefined)) return nothing;
  const minimum = Math.max(0, ...least.map(Number));
  return (value) => typeof value === 'string' && value.length >= minimum;
}

function hasNone(checks: readonly unknown[] | undefined): boolean {
  return checks === undefined || checks.length === 0;
}

function orElse(other: null | undefined, fits: Fits): Fits {
  return (value) => value === other || fits(value);
}

/** With whatever other keys, where the schema lets them pass. */
function compileObject({ shape, catchall, checks }: z.core.$ZodObjectDef): Fits {
  if (catchall?._zod.def.type !== 'unknown' || !hasNone(checks)) return nothing;
  const fields = Object.entries(shape).map(([key, field]) => [key, compile(field as Schema)] as const);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const record = value as Record<string, unknown>;
    for (const [key, fits] of fields) if (!fits(record[key])) return false;
    return true;
  };
}
