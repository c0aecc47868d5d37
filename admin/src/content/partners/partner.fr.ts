import { PARTNER_KIND_LABELS } from '@livres/api/contract';
import { contentMessages } from '../../shared/records/content-messages';
import type { ContentLabels } from '../../shared/records/content-labels';

export const partnerLabels: ContentLabels = {
  one: 'partenaire',
  many: 'partenaires',
  the: 'le partenaire',
  this: 'ce partenaire',
  new: 'nouveau',
  feminine: false,
};

export const partnerMessages = contentMessages(partnerLabels, {
  values: { kind: PARTNER_KIND_LABELS },
  fields: {
    logo: 'Logo',
    logo_id: 'Logo',
    name: 'Nom',
    kind: 'Genre',
    description: 'Description',
    website: 'Site',
    country: 'Pays',
    since: 'Partenaire depuis',
    active: 'Le partenariat se poursuit',
    order: 'Ordre',
    is_live: 'En ligne',
    status: 'Publication',
  },
});

export const partner = {
  sections: {
    who: { title: 'Qui', help: 'Ce que lisent les visiteurs sur la page « Nos partenaires ».' },
    bond: { title: 'Le partenariat' },
    logo: {
      title: 'Logo',
      help: 'Sur fond clair, avec un peu d’air autour. Sans logo, le site montre ses initiales.',
    },
  },
  help: {
    description: 'Une ou deux phrases : ce que vous faites ensemble.',
    website: 'Une adresse qui commence par https://',
    active: 'Éteint, le partenaire est rangé parmi les anciens.',
  },
  list: { active: 'En cours', past: 'Terminé', since: (year: number) => `depuis ${year}` },
} as const;
