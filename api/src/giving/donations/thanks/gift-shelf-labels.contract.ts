import type { ShelfFacts } from './gift-shelf.contract.js';

/** « 12 livres »: French takes the singular below 2. */
const counted = (count: number, one: string, more: string) =>
  `${String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u202f')}\u00a0${count < 2 ? one : more}`;

/** What the drawing of a gift's shelf shows, for who does not see it. */
export function shelfAlt({ books, reached, others }: ShelfFacts): string {
  const own =
    books > 0
      ? `Un rayonnage\u00a0: vos ${counted(books, 'livre', 'livres')}, en couleurs`
      : 'Un rayonnage\u00a0: la place que votre don commence à remplir';
  const around = others === 0 ? '' : ', parmi ceux des autres dons';
  return `${own}${around}${hasRoom(reached) ? '\u00a0; des places restent libres' : ''}.`;
}

/** What its colours mean; `worth` as the drawing says it. */
export function shelfLegend({ books, reached, others }: ShelfFacts, worth: number): string {
  const each = worth > 1 ? ` (un dessiné pour ${worth})` : '';
  const own =
    books > 0
      ? `En couleurs, vos ${counted(books, 'livre', 'livres')}${each}.`
      : 'En doré, la place que votre don commence à remplir.';
  return [own, othersLegend(others), hasRoom(reached) ? 'En pointillé, les places libres.' : '']
    .filter(Boolean)
    .join(' ');
}

function othersLegend(others: number | null): string {
  if (others === 0) return 'Vous êtes le premier don de cette collecte.';
  if (others === null) return 'En bleu, ceux des autres dons.';
  return others === 1
    ? 'En bleu, ceux de l’autre don.'
    : `En bleu, ceux des ${counted(others, 'autre don', 'autres dons')}.`;
}

const hasRoom = (reached: number | null) => reached !== null && reached < 1;

/** The sentence under « Merci »: what the gift fills. `sum` as it is read. */
export function shelfSentence(sum: string, books: number, campaign: string | null): string {
  const where = campaign ? `à la campagne «\u00a0${campaign}\u00a0»` : 'là où c’est le plus utile';
  if (books === 0) return `Vos ${sum} vont ${where}\u00a0: chaque euro compte, et rejoint ceux des autres.`;
  const filled = books === 1 ? 'une place se remplit' : `${counted(books, 'place', 'places')} se remplissent`;
  return `Vos ${sum} vont ${where}\u00a0: ${filled} sur les rayons.`;
}
