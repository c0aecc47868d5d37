import type { FixedPageText } from './fixed-page-text.js';
import { entries } from './page-parts.js';

export const actions: FixedPageText = {
  title: 'Nos actions',
  description:
    'Collecter et redistribuer, transporter, soutenir les bibliothèques, former les bibliothécaires\u00a0: les quatre actions de l’association, de votre étagère à la leur.',
  lead: 'Un livre donné ne sert que s’il arrive, s’il trouve sa place et si quelqu’un le met entre les mains d’un lecteur. Nos quatre actions se suivent dans cet ordre, et aucune ne suffit seule.',
  blocks: [
    entries(
      'steps',
      'Collecte et redistribution',
      'collecte',
      [
        ['La bibliothèque écrit sa liste'],
        ['Nous lançons la collecte'],
        ['Les bénévoles trient'],
        ['Nous attribuons'],
      ],
      ['Nous recueillons livres et matériel, les trions un à un et les attribuons selon les demandes.'],
    ),
    entries(
      'steps',
      'Logistique et transport',
      'logistique',
      [['Nous ramassons'], ['Nous emballons'], ['Nous expédions'], ['Nous livrons']],
      ['Du garage d’un donateur au quai de Douala, puis par la piste\u00a0: nous portons chaque carton.'],
    ),
    entries(
      'steps',
      'Soutien aux bibliothèques',
      'soutien',
      [['Une visite'], ['Un plan partagé'], ['L’installation'], ['La vie du lieu']],
      ['Rayonnages, lumière, catalogue, animations\u00a0: nous équipons des lieux qui restent ouverts.'],
    ),
    entries(
      'steps',
      'Formation des bibliothécaires',
      'formation',
      [['On écoute'], ['On apprend en faisant'], ['On écrit un projet'], ['On reste en lien']],
      ['Celles et ceux qui rangent, prêtent et racontent apprennent ensemble, chez eux.'],
    ),
  ],
};
