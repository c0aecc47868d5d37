import { NEWSLETTER_STATUS_LABELS, type NewsletterStatus } from '@livres/api/contract';
import { frenchNumber } from '../../shared/format/french-number';
import type { ContentLabels } from '../../shared/records/content-labels';
import { contentMessages } from '../../shared/records/content-messages';

export const campaignUpdateLabels: ContentLabels = {
  one: 'nouvelle',
  many: 'nouvelles',
  the: 'la nouvelle',
  this: 'cette nouvelle',
  new: 'écrire une',
  feminine: true,
};

export const campaignUpdateMessages = contentMessages(campaignUpdateLabels, {
  list: 'Nouvelles des campagnes',
  values: {},
  fields: {
    title: 'Titre',
    date: 'Date',
    content: 'Texte',
    featured_image_id: 'Image',
    picture: 'Image',
    campaign_id: 'Campagne',
    campaign_title: 'Campagne',
    is_live: 'En ligne',
    status: 'Publication',
    mailing: 'E-mail aux donateurs',
  },
});

export const campaignUpdate = {
  sections: {
    what: {
      title: 'La nouvelle',
      help: 'Se lit sur la page de la campagne, la plus récente d’abord.',
    },
    content: { title: 'Texte', help: 'Quelques paragraphes : ce qui s’est passé, où, avec qui.' },
    image: { title: 'Image', help: 'Une seule, décrite dans la médiathèque. Elle part aussi dans l’e-mail.' },
  },
  help: {
    title:
      'Ce qui s’est passé, en peu de mots : « Le conteneur est parti ». C’est aussi l’objet de l’e-mail.',
    date: 'Le jour de ce que vous racontez.',
    campaign: 'Elle y reste : une nouvelle ne change pas de campagne.',
  },
  panel: {
    title: 'Nouvelles',
    write: 'Écrire une nouvelle',
    all: (count: number) => (count > 1 ? `Voir les ${frenchNumber(count)} nouvelles` : 'Voir la nouvelle'),
    none: 'Pas encore de nouvelles : dites aux donateurs ce que devient leur don.',
  },
  mailing: (status: NewsletterStatus, people: number | null) =>
    status === 'sent' && people !== null
      ? `Écrite à ${frenchNumber(people)} donateur${people > 1 ? 's' : ''}`
      : `E-mail : ${NEWSLETTER_STATUS_LABELS[status].toLowerCase()}`,
  not_written: 'Pas écrite aux donateurs',
} as const;
