/** What was typed as an amount: its minor units, or why it cannot be taken. */
export type AmountReading =
  | { minor: number; fault: null }
  | { minor: null; fault: 'none' | 'negative' | 'decimals' }
  /** « 1.000 »: a thousand, or one. Both as they would be written without doubt. */
  | { minor: null; fault: 'ambiguous'; readings: [string, string] };

const MOST_DIGITS = 12;
// Spaces of all widths that people and French software put between thousands.
const SPACE = '[ \\u00a0\\u2009\\u202f]';
const UNIT = new RegExp(`${SPACE}*(€|EUR|euros?|F?CFA|XAF)$`, 'i');
/** Thousands parted by nothing, by spaces, or by the mark that does not part the decimals. */
const WHOLE = {
  plain: new RegExp(`^\\d{1,3}(${SPACE}\\d{3})+$|^\\d+$`),
  '.': /^\d{1,3}(\.\d{3})+$/,
  ',': /^\d{1,3}(,\d{3})+$/,
};

/**
 * Reads an amount above or equal to 0 as French people type it: « 1 250,50 », « 1250.5 », « 1 250 € ». A mark before
 * three digits may part thousands or decimals: it is refused, with both readings.
 */
export function readAmount(typed: string, decimals: number): AmountReading {
  const text = typed.trim().replace(UNIT, '');
  if (/^[-\u2212]\s*\d/.test(text)) return { minor: null, fault: 'negative' };
  const [, whole, mark, end] = /^(.*?)(?:([.,])(\d*))?$/s.exec(text) ?? [];
  if (!whole || text.length > 40) return NONE;
  if (mark !== undefined && end === '') return NONE;
  if (mark === undefined) return WHOLE.plain.test(whole) ? inMinor(whole, '', decimals) : NONE;
  const other = mark === ',' ? '.' : ',';
  if (WHOLE.plain.test(whole)) return oneMark(whole, end!, decimals);
  if (WHOLE[other].test(whole)) return inMinor(whole, end!, decimals);
  // The same mark again: it parts thousands, and there are no decimals.
  return WHOLE[mark as '.' | ','].test(text) ? inMinor(text, '', decimals) : NONE;
}

/** Why what was typed cannot be taken as an amount, in French; null where it can. */
export function amountFault(typed: string, decimals = 2): string | null {
  const reading = readAmount(typed, decimals);
  switch (reading.fault) {
    case null:
      return null;
    case 'ambiguous':
      return amountDoubt(typed, decimals);
    case 'negative':
      return 'Indiquez un montant sans signe moins.';
    case 'decimals':
      return decimals === 0
        ? 'Indiquez un montant sans décimales.'
        : 'Indiquez un montant avec deux décimales au plus.';
    default:
      return 'Indiquez un montant en chiffres, par exemple 20 ou 12,50.';
  }
}

/** The sentence for what reads in two ways, with both readings; null for anything else. */
export function amountDoubt(typed: unknown, decimals = 2): string | null {
  const reading = typeof typed === 'string' ? readAmount(typed, decimals) : null;
  if (reading?.fault !== 'ambiguous') return null;
  const [thousands, units] = reading.readings;
  return `«\u00a0${String(typed).trim()}\u00a0» se lit de deux façons. Écrivez ${thousands} ou ${units}.`;
}

const NONE: AmountReading = { minor: null, fault: 'none' };

function oneMark(whole: string, end: string, decimals: number): AmountReading {
  const isThousands = end.length === 3 && !whole.startsWith('0');
  if (!isThousands) return inMinor(whole, end, decimals);
  const digits = whole.replace(/\D/g, '');
  return {
    minor: null,
    fault: 'ambiguous',
    readings: [`${digits}${end}`, decimals === 0 ? digits : `${digits},${end.slice(0, decimals)}`],
  };
}

function inMinor(whole: string, end: string, decimals: number): AmountReading {
  const digits = whole.replace(/\D/g, '');
  const fraction = end.replace(/0+$/, '');
  if (digits.length > MOST_DIGITS) return NONE;
  if (fraction.length > decimals) return { minor: null, fault: 'decimals' };
  return { minor: Number(digits + fraction.padEnd(decimals, '0')), fault: null };
}
