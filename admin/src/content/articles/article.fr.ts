import { ARTICLE_STATUS_LABELS } from '@livres/api/contract';
import { frenchNumber } from '../../shared/format/french-number';
import { contentMessages } from '../../shared/records/content-messages';
import type { ContentLabels } from '../../shared/records/content-labels';

export const articleLabels: ContentLabels = {
  one: 'article',
  many: 'articles',
  the: 'l’article',
  this: 'cet article',
  new: 'nouvel',
  feminine: false,
};

export const articleMessages = contentMessages(articleLabels, {
  list: 'Actualités',
  values: { status: ARTICLE_STATUS_LABELS },
  fields: {
    picture: 'Image',
    title: 'Titre',
    excerpt: 'Résumé',
    content: 'Texte',
    featured_image_id: 'Image',
    category_ids: 'Catégories',
    tag_ids: 'Étiquettes',
    author: 'Signature',
    author_name: 'Signature',
    author_email: 'E-mail de qui signe',
    featured: 'À la une',
    status: 'État',
    has_pending_changes: 'Modifications à publier',
    published_at: 'Date de publication',
    view_count: 'Lectures',
    reading_time: 'Temps de lecture',
    seo_description: 'Description pour les moteurs de recherche',
  },
});

export const article = {
  sections: {
    presentation: { title: 'Présentation', help: 'Ce que l’on voit sur les cartes et en tête de la page.' },
    content: {
      title: 'Texte',
      help: 'Avec trois titres ou plus, la page montre un sommaire.',
    },
    image: { title: 'Image', help: 'Sans image, la page montre l’illustration de la première catégorie.' },
    signature: { title: 'Signature et date' },
    search: { title: 'Moteurs de recherche' },
  },
  help: {
    title: 'Court et concret : le lieu, et ce qui s’y passe.',
    excerpt: (length: number, shown: number) =>
      length > shown
        ? `Les cartes n’en montrent que le début : ${shown} caractères sur ${length}.`
        : `Une ou deux phrases ; les cartes en montrent ${shown} caractères.`,
    categories: 'La première donne sa couleur et son illustration à l’article.',
    tags: 'Écrivez un nouveau mot pour créer l’étiquette.',
    author_name: 'Laissez vide pour signer de votre nom.',
    author_email: 'Sert au filtre par auteur ; n’est jamais montré au public.',
    published_at: 'À l’heure de Paris ; laissez vide pour le moment de la publication.',
    seo_description: 'Laissez vide pour reprendre le résumé.',
    featured: 'Signalé comme à la une dans les listes.',
  },
  create_tag: 'Créer l’étiquette « %{item} »',
  tag_created: (name: string) => `Étiquette « ${name} » créée`,
  list: {
    all: 'Tous',
    featured: 'À la une',
    updated: (when: string) => `Modifié ${when}`,
    not_published: 'Pas encore publié',
  },
  actions: { feature: 'Mettre à la une', unfeature: 'Retirer de la une' },
  done: {
    bulk: (count: number) =>
      count > 1 ? `${count} articles modifiés` : count === 1 ? '1 article modifié' : 'Aucun article modifié',
    bulk_held: 'Ceux qui sont en ligne attendent que vous publiiez leurs modifications.',
  },
  aside: {
    readings: 'Lectures',
    readings_help:
      'Une personne compte une fois par demi-heure, sans cookie ; ni l’aperçu ni les robots sans script ne comptent.',
    views: (count: number) => `${frenchNumber(count)} lecture${count > 1 ? 's' : ''}`,
    reading_time: (minutes: number) => `${minutes} min de lecture`,
  },
} as const;

export const sendAsNewsletter = 'Envoyer en lettre';
