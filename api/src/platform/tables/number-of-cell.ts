const UNIT = /€|EUR(?:OS?)?\b|euros?/gi;
const SIGNED = /^(\()?([+-])?\s*([\d.,](?:[\d., ]*[\d.,])?)\s*(-)?(\))?$/;

/** A number as spreadsheets and banks write it, without what says its sign or its currency. */
export interface CellNumber {
  isNegative: boolean;
  /** « 1 234,56 »; empty where the cell holds no number. */
  digits: string;
}

/** « 1 234,56 € », « € 1.234,56 », « -12 », « 12.00- », « (12,00) », « 1'234.56 » as a sign and digits. */
export function numberInCell(cell: string): CellNumber {
  const text = cell
    .replaceAll(UNIT, ' ')
    .replaceAll(/[\s\u00a0\u2009\u202f'’]+/g, ' ')
    .replace(/[\u2212\u2013]/, '-')
    .trim();
  const [, opening, before, digits = '', after, closing] = SIGNED.exec(text) ?? [];
  if (!opening !== !closing) return { isNegative: false, digits: '' };
  return { isNegative: before === '-' || after === '-' || opening !== undefined, digits };
}
