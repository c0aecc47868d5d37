import { readAmount, type FigureRecord } from '@livres/api/contract';

const DECIMALS: Record<FigureRecord['unit'], number> = { count: 0, euros: 2 };

/** The figure that was typed, with or without spaces, amounts also with cents; null for what is no figure. */
export function figureNumber(typed: string, unit: FigureRecord['unit']): number | null {
  const { minor } = readAmount(typed, DECIMALS[unit]);
  return minor === null ? null : minor / 10 ** DECIMALS[unit];
}
