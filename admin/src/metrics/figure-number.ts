import type { FigureRecord } from '@livres/api/contract';

const SPACES = /[\s\u00a0\u202f]/g;
const SHAPES: Record<FigureRecord['unit'], RegExp> = { count: /^\d+$/, euros: /^\d+(?:[.,]\d{1,2})?$/ };

/** The figure that was typed, with or without spaces, amounts also with cents; null for what is no figure. */
export function figureNumber(typed: string, unit: FigureRecord['unit']): number | null {
  const digits = typed.replace(SPACES, '').replace(/€$/, '');
  return SHAPES[unit].test(digits) ? Number(digits.replace(',', '.')) : null;
}
