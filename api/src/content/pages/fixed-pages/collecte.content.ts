import type { FixedPageText } from './fixed-page-text.js';
import { entries, text } from './page-parts.js';

export const collecte: FixedPageText = {
  title: 'Collecte et redistribution',
  description:
    'Comment l’association recueille, trie et attribue les livres et le matériel que demandent les bibliothèques d’Afrique.',
  lead: 'Nous partons de ce que les bibliothèques demandent, puis nous cherchons les livres. Jamais l’inverse.',
  blocks: [
    text('Ce que nous faisons', 'ce-que-nous-faisons', [
      'Une bibliothèque scolaire de Foumban n’a pas besoin de ce dont une médiathèque de Garoua manque. Chaque collecte commence donc par une liste\u00a0: les niveaux, les matières, les langues, le nombre de lecteurs, la place sur les rayons. Elle est écrite par la bibliothécaire, et c’est elle qui aura le dernier mot.',
      'Les livres viennent de particuliers, d’écoles, de bibliothèques qui renouvellent leurs collections, de libraires et d’éditeurs. Des bénévoles ouvrent chaque volume\u00a0: un manuel dont le programme a changé, un roman aux pages tachées, une encyclopédie dépassée ne partent pas. Ce qui ne part pas est proposé à des associations voisines ou recyclé.',
      'Le matériel suit le même chemin. Un ordinateur est effacé, remis en état et essayé avant d’être emballé\u00a0; une étagère voyage avec ses vis. Et lorsqu’un titre existe chez un éditeur africain, nous préférons l’acheter sur place\u00a0: la librairie du quartier en vit, et le livre est déjà arrivé.',
    ]),
    entries(
      'figures',
      'En chiffres',
      'chiffres',
      [
        ['125\u202f000', 'livres redistribués'],
        ['1 sur 2', 'livre reçu qui part, après le tri'],
        ['150', 'bénévoles aux tables de tri'],
        ['8', 'pays destinataires'],
      ],
      [
        'Chiffres et témoignages sont donnés à titre d’exemple\u00a0: l’association y met les siens à mesure qu’elle les vérifie.',
      ],
    ),
    entries('steps', 'Comment cela se passe', 'etapes', [
      ['La bibliothèque écrit sa liste', 'Niveaux, matières, langues et quantités, relus avec elle.'],
      ['Nous lançons la collecte', 'Une campagne dit ce qui est cherché, et pour quel lieu.'],
      ['Les bénévoles trient', 'État, date, langue, public\u00a0: chaque livre est ouvert.'],
      ['Nous attribuons', 'Les cartons sont composés, étiquetés et inscrits à la liste de départ.'],
    ]),
    entries('notes', 'Ce que cela change', 'impact', [
      ['Des livres choisis', 'Un fonds demandé est emprunté\u00a0; un fonds subi reste dans ses cartons.'],
      ['Moins de gâchis', 'Ce qui est écarté ici trouve un autre usage, et ne voyage pas pour rien.'],
      ['Des libraires qui vendent', 'Les titres disponibles sur place y sont achetés d’abord.'],
    ]),
    entries('achievements', 'Ce qui est fait', 'realisations', [
      ['bibliothèques servies', 'Chacune avec sa liste, et un retour après la livraison.', '52'],
      [
        'collectes locales',
        'Dans des écoles, des entreprises, des médiathèques et des halls d’immeuble.',
        '340',
      ],
      ['postes et liseuses', 'Effacés, remis en état et essayés avant le départ.', '1\u202f900'],
    ]),
    entries('goals', 'Ce que nous visons', 'objectifs', [
      ['Redistribuer 150\u202f000 livres d’ici trois ans, sans baisser l’exigence du tri.'],
      ['Acheter sur place un livre sur quatre, aux éditeurs et aux libraires africains.'],
      ['Ouvrir un point de collecte par région, tenu par des bénévoles du lieu.'],
    ]),
    entries('testimonials', 'Ils en parlent', 'temoignages', [
      [
        'Hélène R.',
        'On apprend vite à se demander\u00a0: qui va lire ce livre, et pour quoi faire\u00a0? Le reste en découle.',
        'bénévole au tri',
      ],
      [
        'Aïssatou N.',
        'Nous avions demandé des annales et des dictionnaires. Nous avons reçu des annales et des dictionnaires.',
        'professeure documentaliste',
      ],
    ]),
  ],
};
