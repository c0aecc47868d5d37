import type { AuditAction } from '@livres/api/contract';
import { frenchMoment } from '../format/french-date';
import { capital, type ContentLabels } from './content-labels';

export const revisions = {
  title: 'Éditions',
  help: 'Chaque enregistrement est gardé : on peut comparer, et revenir en arrière.',
  empty: 'Aucune édition pour l’instant.',
  more: (count: number) => `Voir les ${count} autres`,
  number: (number: number) => `Édition ${number}`,
  current: 'Texte actuel',
  at: (at: string, name: string) => `${frenchMoment(at)}, par ${name}`,
  events: {
    created: 'Création',
    updated: 'Enregistrement',
    published: 'Publication',
    discarded: 'Retour au texte publié',
  } as Partial<Record<AuditAction, string>>,
  what: (event: string, names: string[]) =>
    names.length > 0 ? `${event} : ${names.join(', ').toLowerCase()}` : event,
  compare: 'Comparer',
  compare_one: (number: number) => `Comparer l’édition ${number}`,
  dialog: 'Comparer deux éditions',
  from: 'De',
  to: 'À',
  same: 'Ces deux textes sont identiques.',
  legend: 'Ce qui a été retiré est barré, précédé de − ; ce qui a été ajouté est souligné, précédé de +.',
  removed: 'retiré',
  added: 'ajouté',
  restore: (number: number) => `Reprendre l’édition ${number}`,
  restore_title: (number: number) => `Reprendre l’édition ${number} ?`,
  restore_action: 'Reprendre',
  restore_text: (words: ContentLabels, isLive: boolean, holdsChanges: boolean) => {
    if (!isLive) return 'Son texte remplace celui du brouillon ; le texte actuel reste dans les éditions.';
    if (holdsChanges)
      return 'Son texte devient une modification non publiée : les visiteurs ne la verront que lorsque vous la publierez.';
    return `${capital(words.this)} est en ligne : les visiteurs verront aussitôt le texte repris. Le texte actuel reste dans les éditions.`;
  },
  unsaved_lost: 'Ce que vous avez tapé sans l’enregistrer est perdu.',
  restored: (number: number) => `Édition ${number} reprise`,
} as const;
