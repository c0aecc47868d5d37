import type { BulkActionReport } from '@livres/api/contract';
import { capital, counted, type ContentLabels } from './content-labels';

export const bulk = {
  publish: 'Publier',
  withdraw: 'Retirer du site',
  publish_title: (words: ContentLabels, count: number) =>
    count > 1 ? `Publier ${count} ${words.many} ?` : `Publier ${words.this} ?`,
  publish_text: 'Les visiteurs du site verront tout de suite leur dernière version enregistrée.',
  withdraw_title: (words: ContentLabels, count: number) =>
    count > 1 ? `Retirer ${count} ${words.many} du site ?` : `Retirer ${words.this} du site ?`,
  withdraw_text:
    'Les visiteurs ne les trouveront plus. Rien n’est supprimé : ce sont de nouveau des brouillons.',
  done: (words: ContentLabels, move: 'publish' | 'withdraw', { done, skipped }: BulkActionReport) => {
    const rest = skipped > 0 ? (move === 'publish' ? already(skipped) : notLive(skipped)) : '';
    if (done === 0) return `${capital(rest)}.`;
    const what =
      move === 'publish' ? counted(words, done, 'publié') : `${counted(words, done, 'retiré')} du site`;
    return rest ? `${what} ; ${rest}` : what;
  },
} as const;

const already = (count: number) => (count > 1 ? `${count} l’étaient déjà` : '1 l’était déjà');
const notLive = (count: number) => (count > 1 ? `${count} n’y étaient pas` : '1 n’y était pas');
