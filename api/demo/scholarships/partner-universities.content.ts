import type { DemoPartner } from '../projects/partners.content.js';

/** Invented, like the other partners: universities that take the association's students. */
export const DEMO_UNIVERSITIES: readonly DemoPartner[] = [
  {
    slug: 'universite-des-trois-rivieres',
    name: 'Université des Trois Rivières de Lyon',
    kind: 'universite',
    country: 'France',
    since: 2020,
    website: 'https://trois-rivieres.example',
    description:
      'Son master Métiers du livre accueille chaque année deux bibliothécaires que nous avons formés, et ses étudiants trient avec nous le vendredi.',
  },
  {
    slug: 'universite-du-fleuve-laurent',
    name: 'Université du Fleuve-Laurent',
    kind: 'universite',
    country: 'Canada',
    since: 2022,
    website: 'https://fleuve-laurent.example',
    description:
      'Elle réserve soixante exonérations aux étudiants d’Afrique francophone et forme nos ambassadeurs à l’accueil des nouveaux.',
  },
  {
    slug: 'universite-ibn-nour',
    name: 'Université Ibn Nour',
    kind: 'universite',
    country: 'Maroc',
    since: 2021,
    website: 'https://ibn-nour.example',
    description:
      'Master d’énergie solaire, doctorats de littérature, et trois installations faites par ses étudiants dans des écoles que nous servons.',
  },
  {
    slug: 'universite-des-oliviers',
    name: 'Université des Oliviers',
    kind: 'universite',
    country: 'Tunisie',
    since: 2023,
    website: 'https://oliviers.example',
    description:
      'Vingt-cinq places de licence sans frais, et un semestre de remise à niveau que nos étudiants recommandent à tous.',
  },
  {
    slug: 'universite-de-la-petite-cote',
    name: 'Université de la Petite Côte',
    kind: 'universite',
    country: 'Sénégal',
    since: 2022,
    website: 'https://petite-cote.example',
    description:
      'Au bord de l’océan, elle forme des biologistes de la mer et garde notre dépôt de livres de Mbour.',
  },
  {
    slug: 'university-of-westmarsh',
    name: 'University of Westmarsh',
    kind: 'universite',
    country: 'Royaume-Uni',
    since: 2024,
    website: 'https://westmarsh.example',
    description:
      'Premier partenaire anglophone du programme : des remises de droits claires, et un tuteur pour chaque étudiant.',
  },
  {
    slug: 'institut-ishango-de-kigali',
    name: 'Institut Ishango de Kigali',
    kind: 'universite',
    country: 'Rwanda',
    since: 2023,
    website: 'https://ishango-kigali.example',
    description:
      'Mathématiques et physique pour tout le continent ; nos livres de sciences y trouvent des lecteurs.',
  },
  {
    slug: 'universite-ouverte-des-passerelles',
    name: 'Université ouverte des Passerelles',
    kind: 'universite',
    country: 'Cameroun',
    since: 2021,
    website: 'https://passerelles.example',
    description:
      'L’enseignement à distance pour qui travaille : cours sur carte mémoire, examens dans quarante villes, tuteurs au téléphone.',
  },
];
