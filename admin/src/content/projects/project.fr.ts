import { PROJECT_ACTION_LABELS, PROJECT_STATUS_LABELS } from '@livres/api/contract';
import { contentMessages } from '../../shared/records/content-messages';
import type { ContentLabels } from '../../shared/records/content-labels';

export const projectLabels: ContentLabels = {
  one: 'projet',
  many: 'projets',
  the: 'le projet',
  this: 'ce projet',
  new: 'nouveau',
  feminine: false,
};

export const projectMessages = contentMessages(projectLabels, {
  values: { status: PROJECT_STATUS_LABELS, action: PROJECT_ACTION_LABELS },
  fields: {
    picture: 'Image',
    title: 'Titre',
    short_description: 'Résumé',
    description: 'Présentation complète',
    status: 'Où il en est',
    action: 'Action',
    location: 'Lieu',
    city: 'Ville',
    country: 'Pays',
    start_date: 'Début',
    end_date: 'Fin',
    progress: 'Avancement (%)',
    progress_percentage: 'Avancement',
    books_count: 'Livres',
    libraries_count: 'Bibliothèques',
    beneficiaries_count: 'Bénéficiaires',
    partner_ids: 'Partenaires',
    campaign_id: 'Campagne qui le finance',
    featured: 'À la une',
    featured_image_id: 'Image',
    order: 'Ordre',
    is_live: 'En ligne',
    publication: 'Publication',
  },
});

export const project = {
  sections: {
    presentation: { title: 'Présentation', help: 'Ce que l’on voit sur les cartes et en tête de la page.' },
    content: { title: 'Contenu', help: 'Le texte de la page : pour qui, pourquoi, comment, avec qui.' },
    where: { title: 'Lieu et dates' },
    figures: {
      title: 'Avancement et chiffres',
      help: 'Laissez à zéro ce que vous ne comptez pas : le site ne le montre pas.',
    },
    links: { title: 'Partenaires et campagne' },
    image: { title: 'Image' },
  },
  help: {
    title: 'Court et concret : le lieu, et ce qui va changer.',
    short_description: 'Une ou deux phrases.',
    location: 'L’école, la bibliothèque, le quartier.',
    progress: 'Votre estimation. Un projet prévu est à 0, un projet terminé à 100.',
    campaign: 'Le bouton « Soutenir ce projet » y mène ; sans campagne, il mène au don à l’association.',
    featured: 'Montré en premier là où peu de projets tiennent.',
  },
} as const;
