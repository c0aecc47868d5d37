import { PAGE_KIND_LABELS, type PageBlockType } from '@livres/api/contract';
import { contentMessages } from '../../shared/records/content-messages';
import type { ContentLabels } from '../../shared/records/content-labels';

export const pageLabels: ContentLabels = {
  one: 'page',
  many: 'pages',
  the: 'la page',
  this: 'cette page',
  new: 'nouvelle',
  feminine: true,
};

export const pageMessages = contentMessages(pageLabels, {
  values: { kind: PAGE_KIND_LABELS },
  fields: {
    title: 'Titre',
    description: 'Description pour les moteurs de recherche',
    lead: 'Introduction',
    blocks: 'Parties',
    kind: 'Genre',
    path: 'Chemin',
    is_live: 'En ligne',
    status: 'Publication',
    heading: 'Titre de la partie',
    anchor: 'Ancre',
    type: 'Présentation',
    body: 'Texte',
    items: 'Éléments',
    text: 'Texte',
    detail: 'Détail',
  },
});

export const page = {
  sections: {
    head: { title: 'En-tête', help: 'Le titre et la phrase par lesquels la page commence.' },
    parts: {
      title: 'Parties',
      help: 'Dans l’ordre de la page. Chacune a un titre, qui paraît aussi dans le sommaire.',
    },
  },
  help: {
    description: 'Une phrase : les moteurs de recherche et les liens partagés la montrent.',
    lead: 'La phrase qui suit le titre.',
    anchor: 'La fin de l’adresse d’un lien vers cette partie. Vide, elle se fait du titre.',
    fixed: 'Cette page fait partie du site : son adresse ne change pas.',
    actions:
      'Les parties dont l’ancre est « collecte », « logistique », « soutien » ou « formation » sont les quatre actions.',
    quoted:
      'L’accueil du site cite le premier témoignage de cette page : placez en tête celui d’une bibliothécaire.',
    community:
      'Le texte des réglages, « La communauté », paraît après ces parties. Sans lui et sans partie, la page dit qu’elle est en cours de développement.',
    legal:
      'Une partie sans texte montre « Contenu à venir. » L’éditeur, l’hébergeur et la propriété intellectuelle s’écrivent dans les réglages : ils paraissent après le texte de leur partie.',
  },
  parts: (count: number) => (count > 1 ? `${count} parties` : `${count} partie`),
  part: (place: number, heading: string) => `${place}. ${heading}`,
  untitled: 'Sans titre',
  fault: 'À corriger',
  add: 'Ajouter une partie',
  add_item: 'Ajouter un élément',
  up: 'Monter',
  down: 'Descendre',
  remove: 'Retirer',
  remove_part: (heading: string) => `Retirer la partie « ${heading} » ?`,
  remove_text: 'Son texte reste dans les éditions de la page.',
} as const;

/** What the three texts of an entry are, by the type of its part; what is not named is not asked. */
export const ITEM_LABELS: Record<
  Exclude<PageBlockType, 'text'>,
  { title: string; text?: string; detail?: string }
> = {
  notes: { title: 'Titre', text: 'Texte' },
  steps: { title: 'Étape', text: 'Ce qui s’y passe' },
  figures: { title: 'Chiffre', text: 'Ce qu’il compte' },
  achievements: { title: 'Ce qui est compté', text: 'Une phrase', detail: 'Chiffre' },
  goals: { title: 'Objectif' },
  testimonials: { title: 'Qui parle', text: 'Ce que dit cette personne', detail: 'Son rôle' },
};
