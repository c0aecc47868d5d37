import type { Action } from './action';

export const collecte: Action = {
  slug: 'collecte',
  title: 'Collecte et redistribution',
  description:
    'Comment l’association recueille, trie et attribue les livres et le matériel que demandent les bibliothèques d’Afrique.',
  lead: 'Nous partons de ce que les bibliothèques demandent, puis nous cherchons les livres. Jamais l’inverse.',
  story: [
    'Une bibliothèque scolaire de Foumban n’a pas besoin de ce dont une médiathèque de Garoua manque. Chaque collecte commence donc par une liste\u00a0: les niveaux, les matières, les langues, le nombre de lecteurs, la place sur les rayons. Elle est écrite par la bibliothécaire, et c’est elle qui aura le dernier mot.',
    'Les livres viennent de particuliers, d’écoles, de bibliothèques qui renouvellent leurs collections, de libraires et d’éditeurs. Des bénévoles ouvrent chaque volume\u00a0: un manuel dont le programme a changé, un roman aux pages tachées, une encyclopédie dépassée ne partent pas. Ce qui ne part pas est proposé à des associations voisines ou recyclé.',
    'Le matériel suit le même chemin. Un ordinateur est effacé, remis en état et essayé avant d’être emballé\u00a0; une étagère voyage avec ses vis. Et lorsqu’un titre existe chez un éditeur africain, nous préférons l’acheter sur place\u00a0: la librairie du quartier en vit, et le livre est déjà arrivé.',
  ],
  figures: [
    { value: '125\u202f000', label: 'livres redistribués' },
    { value: '2 sur 3', label: 'livres reçus qui partent, après le tri' },
    { value: '150', label: 'bénévoles aux tables de tri' },
    { value: '8', label: 'pays destinataires' },
  ],
  steps: [
    {
      title: 'La bibliothèque écrit sa liste',
      text: 'Niveaux, matières, langues et quantités, relus avec elle.',
    },
    { title: 'Nous lançons la collecte', text: 'Une campagne dit ce qui est cherché, et pour quel lieu.' },
    { title: 'Les bénévoles trient', text: 'État, date, langue, public\u00a0: chaque livre est ouvert.' },
    {
      title: 'Nous attribuons',
      text: 'Les cartons sont composés, étiquetés et inscrits à la liste de départ.',
    },
  ],
  projects: [
    {
      name: 'Rentrée des sixièmes',
      place: 'Bafoussam, Cameroun',
      percentage: 72,
      text: 'Un manuel par élève en français, mathématiques et sciences, dans les éditions au programme.',
    },
    {
      name: 'Fonds jeunesse bilingue',
      place: 'Buea, Cameroun',
      percentage: 45,
      text: 'Mille deux cents albums en français et en anglais, pour quatre écoles primaires.',
    },
    {
      name: 'Ordinateurs de seconde main',
      place: 'Ngaoundéré, Cameroun',
      percentage: 30,
      text: 'Vingt postes remis en état, avec clavier, écran et onduleur.',
    },
  ],
  testimonials: [
    {
      author: 'Hélène R.',
      role: 'bénévole au tri',
      quote:
        'On apprend vite à se demander\u00a0: qui va lire ce livre, et pour quoi faire\u00a0? Le reste en découle.',
    },
    {
      author: 'Aïssatou N.',
      role: 'professeure documentaliste',
      quote:
        'Nous avions demandé des annales et des dictionnaires. Nous avons reçu des annales et des dictionnaires.',
    },
  ],
  impact: [
    {
      title: 'Des livres choisis',
      text: 'Un fonds demandé est emprunté\u00a0; un fonds subi reste dans ses cartons.',
    },
    {
      title: 'Moins de gâchis',
      text: 'Ce qui est écarté ici trouve un autre usage, et ne voyage pas pour rien.',
    },
    { title: 'Des libraires qui vendent', text: 'Les titres disponibles sur place y sont achetés d’abord.' },
  ],
  achievements: [
    {
      figure: '52',
      title: 'bibliothèques servies',
      text: 'Chacune avec sa liste, et un retour après la livraison.',
    },
    {
      figure: '340',
      title: 'collectes locales',
      text: 'Dans des écoles, des entreprises, des médiathèques et des halls d’immeuble.',
    },
    {
      figure: '1\u202f900',
      title: 'postes et liseuses',
      text: 'Effacés, remis en état et essayés avant le départ.',
    },
  ],
  objectives: [
    'Redistribuer 150\u202f000 livres d’ici trois ans, sans baisser l’exigence du tri.',
    'Acheter sur place un livre sur quatre, aux éditeurs et aux libraires africains.',
    'Ouvrir un point de collecte par région, tenu par des bénévoles du lieu.',
  ],
};
