import type { Type } from '@nestjs/common';
import { describedFields } from './described-fields.js';
import { decidedBy, marksOf } from './personal-data.js';
import type { MaskKind } from './mask.rules.js';

/** What the marks say of an answer's class, and the classes inside it. */
export interface AnswerShape {
  type: Type;
  marks: Readonly<Record<string, MaskKind>>;
  decidedBy: string | undefined;
  inner: Readonly<Record<string, AnswerShape>>;
}

const known = new Map<Type, AnswerShape>();

/** The class that a route answers with, as its OpenAPI decorators name it; null where it names none. */
export function answerOf(handler: object): Type | null {
  const responses = Reflect.getMetadata('swagger/apiResponse', handler) as
    | Record<string, { type?: unknown }>
    | undefined;
  const success = Object.entries(responses ?? {}).find(([status]) => status.startsWith('2'));
  const type = resolved(success?.[1].type);
  return type && !SCALARS.has(type) ? type : null;
}

/** Classes are read from what the OpenAPI document is made of, whether or not it was made: no part of an answer is missed. */
export function shapeOf(type: Type): AnswerShape {
  const found = known.get(type);
  if (found) return found;
  const inner: Record<string, AnswerShape> = {};
  const shape = {
    type,
    marks: marksOf(type.prototype as object),
    decidedBy: decidedBy(type),
    inner,
  };
  known.set(type, shape);
  for (const [property, described] of describedFields(type)) {
    const innerType = resolved(described.type);
    if (innerType && !SCALARS.has(innerType)) inner[property] = shapeOf(innerType);
  }
  return shape;
}

/** The names of the properties that an answer's class has, its own and those that it inherits. */
export function propertiesOf(type: Type): string[] {
  return [...describedFields(type).keys()];
}

const SCALARS = new Set<unknown>([String, Number, Boolean, Object, Date, Array, Buffer]);

/** A class, an array of one, or a function that answers either. */
function resolved(type: unknown): Type | null {
  if (Array.isArray(type)) return resolved(type[0]);
  if (typeof type !== 'function') return null;
  return type.prototype ? (type as Type) : resolved((type as () => unknown)());
}
