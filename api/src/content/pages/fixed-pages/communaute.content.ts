import type { FixedPageText } from './fixed-page-text.js';

export const community: FixedPageText = {
  title: 'La communauté',
  description:
    'L’espace des bénévoles, des bibliothécaires et des donateurs est en cours de développement. Voici comment prendre part dès aujourd’hui.',
  lead: 'Un lieu pour celles et ceux qui trient, portent, rangent, racontent et donnent.',
  blocks: [],
};
