import type { FixedPageText } from './fixed-page-text.js';
import { text } from './page-parts.js';

export const legalNotices: FixedPageText = {
  title: 'Mentions légales',
  description: 'Éditeur, hébergement et propriété intellectuelle du site.',
  lead: 'Les informations qui suivent seront complétées par l’association.',
  blocks: [
    text('Éditeur du site', 'editeur', ['Contenu à venir.']),
    text('Hébergement', 'hebergement', ['Contenu à venir.']),
    text('Propriété intellectuelle', 'propriete-intellectuelle', ['Contenu à venir.']),
  ],
};
