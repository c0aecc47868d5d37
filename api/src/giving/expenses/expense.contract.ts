export const EXPENSE_CATEGORIES = [
  'shipping',
  'books',
  'libraries',
  'training',
  'students',
  'events',
  'communication',
  'administration',
] as const;
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];
export const EXPENSE_CATEGORY_LABELS: Record<ExpenseCategory, string> = {
  shipping: 'Transport des livres',
  books: 'Livres et matériel',
  libraries: 'Aménagement des bibliothèques',
  training: 'Formation',
  students: 'Accompagnement des étudiants',
  events: 'Événements',
  communication: 'Communication et collecte',
  administration: 'Fonctionnement',
};

export const EXPENSE_LIMITS = { supplier: 160, reason: 300, most: 10_000_000 } as const;

export const EXPENSE_MESSAGES = {
  day: 'Indiquez le jour de la dépense, par exemple 2027-03-01.',
  future: 'Une dépense se note une fois payée : ce jour n’est pas encore venu.',
  amount: 'Indiquez le montant payé, de 0,01 € à 10 000 000 €.',
  category: 'Choisissez une catégorie.',
  supplier: 'Dites à qui et pour quoi, en quelques mots.',
  campaign: 'Cette collecte n’existe pas.',
  reason: 'Dites pourquoi la dépense est annulée, en une phrase.',
  document: 'Joignez un fichier PDF, JPEG ou PNG.',
  too_large: 'Ce fichier dépasse 15 Mo : réduisez-le, ou numérisez-le moins finement.',
} as const;

/** Each amount as cents of one euro that sum to 100 by largest remainders; all 0 where there is nothing. */
export function centsOfOneEuro(amounts: readonly number[]): number[] {
  const spent = amounts.map((amount) => Math.max(0, amount));
  const whole = spent.reduce((sum, amount) => sum + amount, 0);
  if (whole === 0) return spent.map(() => 0);
  const exact = spent.map((amount) => (amount * 100) / whole);
  const cents = exact.map((share) => Math.floor(share));
  const missing = 100 - cents.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) cents[index]! += 1;
  return cents;
}
