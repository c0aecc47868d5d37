import { EXPENSE_CATEGORY_LABELS } from './expense.contract.js';
import type { TransparentYear } from './transparency.dto.js';

export const TRANSPARENCY_COLUMNS = { year: 'Année', way: 'Sens', heading: 'Poste', amount: 'Montant (€)' };

/** A year's sums, a line each. */
export function transparencyLines({ year, gifts, tickets, expenses, fees, losses }: TransparentYear) {
  const spent = expenses.map(({ category, amount }) => [EXPENSE_CATEGORY_LABELS[category], amount] as const);
  const income = [
    ['Dons, remboursements déduits', gifts],
    ['Participations aux événements', tickets],
  ] as const;
  const spending = [
    ...spent,
    ['Frais de paiement et de banque', fees],
    ['Paiements repris par les banques', losses],
  ] as const;
  return [
    ...income.map(([heading, amount]) => ({ year, way: 'Entrée', heading, amount })),
    ...spending.map(([heading, amount]) => ({ year, way: 'Sortie', heading, amount })),
  ].filter(({ amount }) => amount !== 0);
}
