/** Terraform's resources in its JSON syntax: https://developer.hashicorp.com/terraform/language/syntax/json */
import { each, type Part, put, type Resource } from './part.ts';

export function listJsonResources(file: Part): Resource[] {
  const types = listOf(file).flatMap((part) => [...each(part, 'resource'), ...each(part, 'data')]);
  return types.flatMap((part) =>
    [...(part.fields ?? [])].flatMap(([type, named]) =>
      named
        .flatMap(listOf)
        .flatMap((names) => [...(names.fields?.values() ?? [])].flat())
        .flatMap(listOf)
        .map((body): Resource => ({ ...unfoldDynamic(body), type })),
    ),
  );
}

/** A value may be single or in a list. */
function listOf(part: Part): readonly Part[] {
  return part.items ?? [part];
}

/** `"dynamic": { "ingress": { "content": … } }` creates blocks named `ingress`, at any depth. */
function unfoldDynamic(part: Part): Part {
  if (part.items !== undefined) return { ...part, items: part.items.map(unfoldDynamic) };
  if (part.fields === undefined) return part;
  const fields = new Map<string, Part[]>();
  for (const [name, parts] of part.fields) {
    if (name !== 'dynamic') for (const one of parts) put(fields, name, unfoldDynamic(one));
    else
      for (const [made, blocks] of parts.flatMap(listOf).flatMap((one) => [...(one.fields ?? [])]))
        for (const content of blocks.flatMap(listOf).flatMap((block) => each(block, 'content')))
          put(fields, made, unfoldDynamic(content));
  }
  return { ...part, fields };
}
