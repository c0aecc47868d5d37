import type { Type } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { MASK_KINDS, type MaskKind } from './mask.rules.js';

const PERSONAL = Symbol('personal-data');
const DECIDED_BY = Symbol('masked-as');

type Marks = Readonly<Record<string, MaskKind>>;

/** Marks a property of an answer as somebody's: whoever reads the resource masked is not shown it. */
export function PersonalData(kind: MaskKind): PropertyDecorator {
  return (target, property) => {
    if (!MASK_KINDS.includes(kind)) throw new Error(`${String(property)}: unknown kind of personal data`);
    Reflect.defineMetadata(PERSONAL, { ...marksOf(target), [String(property)]: kind }, target);
  };
}

/** The property that names the resource whose right decides for each of these objects, wherever it is listed. */
export const MaskedAs = (property: string): ClassDecorator => Reflect.metadata(DECIDED_BY, property);

/** A class to extend: the fields of two answers, marked as they are there. */
export function answersTogether<One extends object, Other extends object>(
  one: Type<One>,
  other: Type<Other>,
): Type<One & Other> {
  const Both = IntersectionType(one, other);
  const marks = Object.entries({
    ...marksOf(one.prototype as object),
    ...marksOf(other.prototype as object),
  });
  for (const [property, kind] of marks) PersonalData(kind)(Both.prototype as object, property);
  return Both as Type<unknown> as Type<One & Other>;
}

export function marksOf(prototype: object): Marks {
  return (Reflect.getMetadata(PERSONAL, prototype) as Marks | undefined) ?? {};
}

export function decidedBy(type: Type): string | undefined {
  return Reflect.getMetadata(DECIDED_BY, type) as string | undefined;
}
