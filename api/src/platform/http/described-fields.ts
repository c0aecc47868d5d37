import type { Type } from '@nestjs/common';
import { DECORATORS, OmitType } from '@nestjs/swagger';

/** What the OpenAPI document says of a field. */
export interface DescribedField {
  type?: unknown;
  isArray?: boolean;
  items?: unknown;
  enum?: unknown;
  oneOf?: unknown;
  nullable?: boolean;
}

const known = new Map<Type, ReadonlyMap<string, DescribedField>>();

/** The fields of a class as the OpenAPI document has them, whether or not it was made. */
export function describedFields(type: Type): ReadonlyMap<string, DescribedField> {
  const found = known.get(type);
  if (found) return found;
  // A mapped type reads what the build found in the class.
  const described = OmitType(type, [] as const).prototype as object;
  const names = (Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES_ARRAY, described) ?? []) as string[];
  const fields = new Map(
    names.map((name) => {
      const field = name.slice(1);
      return [
        field,
        Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES, described, field) as DescribedField,
      ];
    }),
  );
  known.set(type, fields);
  return fields;
}
