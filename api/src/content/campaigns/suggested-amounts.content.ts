import { platformErrors } from '../../platform/errors/platform.errors.js';
import { numberOf } from '../publishing/csv.cells.js';
import type { SuggestedAmount } from './campaign.dto.js';

const LINE = /^([^:]+?)\s*:\s*(.+)$/;
const EXPECTED = 'Écrivez un montant et ce qu’il fait par ligne, par exemple « 20 : 4 livres pour enfants ».';

/** A cell of a spreadsheet: one amount a line, « 20 : 4 livres pour enfants ». */
export function suggestedAmountsCell(amounts: readonly SuggestedAmount[]): string {
  return amounts.map(({ amount, effect }) => `${String(amount).replace('.', ',')} : ${effect}`).join('\n');
}

/** The amounts of such a cell; refuses a line that cannot be read. */
export function suggestedAmountsOf(field: string, cell: string): SuggestedAmount[] {
  return cell
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, amount, effect] = LINE.exec(line) ?? [];
      if (!amount || !effect) throw platformErrors.invalid({ [field]: EXPECTED });
      return { amount: numberOf(field, amount), effect };
    });
}
