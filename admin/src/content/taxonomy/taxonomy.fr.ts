import { CATEGORY_COLOR_LABELS, CATEGORY_ILLUSTRATION_LABELS } from '@livres/api/contract';
import { contentMessages } from '../../shared/records/content-messages';
import type { ContentLabels } from '../../shared/records/content-labels';

export const categoryLabels: ContentLabels = {
  one: 'catégorie',
  many: 'catégories',
  the: 'la catégorie',
  this: 'cette catégorie',
  new: 'nouvelle',
  feminine: true,
};

export const tagLabels: ContentLabels = {
  one: 'étiquette',
  many: 'étiquettes',
  the: 'l’étiquette',
  this: 'cette étiquette',
  new: 'nouvelle',
  feminine: true,
};

export const categoryMessages = {
  ...contentMessages(categoryLabels, {
    values: { illustration: CATEGORY_ILLUSTRATION_LABELS, color: CATEGORY_COLOR_LABELS },
    fields: {
      name: 'Nom',
      description: 'Description',
      illustration: 'Illustration',
      color: 'Couleur',
      article_count: 'Articles publiés',
      use_count: 'Emplois',
    },
  }),
  invite: 'Les catégories rangent les actualités : commencez par deux ou trois.',
};

export const tagMessages = {
  ...contentMessages(tagLabels, {
    values: {},
    fields: {
      name: 'Nom',
      description: 'Description',
      article_count: 'Articles publiés',
      event_count: 'Événements publiés',
      use_count: 'Emplois',
    },
  }),
  invite: 'Les étiquettes relient articles et événements : un lieu, un sujet, un public.',
};

export const taxonomy = {
  sections: {
    category: {
      title: 'Catégorie',
      help: 'Elle range les actualités ; les articles en prennent l’illustration.',
    },
    tag: { title: 'Étiquette', help: 'Elle relie des articles et des événements.' },
    uses: { title: 'Emplois' },
  },
  help: {
    name: 'Court : un ou deux mots.',
    description: 'Pour l’équipe : ce qu’on y range, ce qu’on n’y range pas.',
  },
  use_count: (count: number) =>
    count > 1
      ? `${count} fiches l’emploient.`
      : count === 1
        ? 'Une fiche l’emploie.'
        : 'Aucune fiche ne l’emploie.',
  use_help: 'Brouillons, archives et corbeille compris. Employée, elle s’archive au lieu d’être supprimée.',
  see_articles: 'Voir ses articles',
  merge: {
    open: 'Fusionner…',
    title: (name: string) => `Fusionner « ${name} »`,
    into: 'Avec l’étiquette',
    text: 'Tout ce qui porte la première portera la seconde, en ligne comme en brouillon ; la première va à la corbeille et son adresse mène à la seconde.',
    action: 'Fusionner',
    done: (moved: number) =>
      moved > 1 ? `Étiquettes fusionnées : ${moved} fiches changées` : 'Étiquettes fusionnées',
  },
} as const;
