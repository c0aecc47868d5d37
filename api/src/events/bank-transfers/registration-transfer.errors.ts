import { Problem } from '../../platform/errors/problem.js';
import { moneyInFrench } from '../../platform/money/money-in-french.js';

const NBSP = '\u00a0';
const conflict = (code: string, detail: string, extra: Record<string, unknown> = {}) =>
  new Problem({ code, status: 409, detail, extra });

export const transferErrors = {
  notACredit: () =>
    conflict('ligne-au-debit', 'Cette ligne est une dépense\u00a0: elle ne paie aucune inscription.'),
  lineTaken: () =>
    conflict(
      'ligne-deja-prise',
      'Une des lignes choisies n’est plus en attente, ou n’est pas du même compte\u00a0: rouvrez cette fenêtre.',
    ),
  otherCurrency: (reference: string) =>
    conflict('autre-monnaie', `L’inscription ${reference} est dans une autre monnaie que le virement.`),
  /** Minor units. */
  otherSum: (shared: number, received: number, currency: string) =>
    conflict(
      'partage-inegal',
      `Les montants font ${moneyInFrench(shared, currency)} et le virement ${moneyInFrench(received, currency)}${NBSP}: partagez tout ce qui est arrivé, ce qui dépasse sera à rendre.`,
      { shared, received },
    ),
  tooLittle: (reference: string, amount: number, owed: number, currency: string) =>
    conflict(
      'virement-insuffisant',
      `L’inscription ${reference} attend ${moneyInFrench(owed, currency)}${NBSP}: il manque ${moneyInFrench(owed - amount, currency)}. Ajoutez la ligne du reste, ou laissez celle-ci en attente jusqu’à ce qu’il arrive.`,
      { reference, missing: owed - amount },
    ),
  notShared: () =>
    conflict('ligne-sans-inscription', 'Cette ligne ne paie aucune inscription\u00a0: rechargez la page.'),
};
