import { impactOf } from '@livres/api/contract';
import { formatCount } from '../../shared/format/numbers';

export const impactContent = {
  title: 'Ce que fait votre don',
  training: 'La formation d’un bibliothécaire',
  little: 'Chaque euro compte\u00a0: il rejoint ceux des autres pour porter des livres.',
};

/** What a gift in euros does, in sentences; never none. */
export function impactEntries(euros: number): string[] {
  const { books, crates, training } = impactOf(euros);
  const entries = [
    books > 0 && formatCount(books, 'livre éducatif', 'livres éducatifs'),
    crates > 0 && formatCount(crates, 'caisse transportée', 'caisses transportées'),
    training && impactContent.training,
  ].filter((entry) => entry !== false);
  return entries.length > 0 ? entries : [impactContent.little];
}
