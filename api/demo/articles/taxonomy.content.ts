import type { CategoryInput, TagInput } from '../../src/content/taxonomy/taxonomy.dto.js';

export const DEMO_CATEGORIES: (CategoryInput & { slug: string })[] = [
  {
    slug: 'recits-de-terrain',
    name: 'Récits de terrain',
    description: 'Ce que nous avons vu et entendu dans les bibliothèques, de Foumban à Maroua.',
    illustration: 'terrain',
    color: 'vert',
  },
  {
    slug: 'portraits',
    name: 'Portraits',
    description: 'Celles et ceux qui ouvrent, classent, trient, prêtent et vendent des livres.',
    illustration: 'portrait',
    color: 'soleil',
  },
  {
    slug: 'coulisses',
    name: 'Coulisses',
    description: 'Cartons, palettes, douane et pistes : comment les livres arrivent.',
    illustration: 'coulisses',
    color: 'indigo',
  },
  {
    slug: 'conseils-de-tri',
    name: 'Conseils de tri',
    description: 'Choisir, réparer, emballer : bien donner ses livres.',
    illustration: 'conseils',
    color: 'pagne',
  },
  {
    slug: 'bilans',
    name: 'Bilans',
    description: 'Nos comptes, nos résultats et nos erreurs.',
    illustration: 'bilan',
    color: 'indigo',
  },
  {
    slug: 'vie-de-l-association',
    name: 'Vie de l’association',
    description: 'Annonces, ouvertures et rendez-vous.',
    illustration: 'actualite',
    color: 'pagne',
  },
];

const TAG_NAMES: Record<string, string> = {
  benevoles: 'Bénévoles',
  bibliobus: 'Bibliobus',
  bibliothecaires: 'Bibliothécaires',
  bibliotheques: 'Bibliothèques',
  budget: 'Budget',
  conte: 'Conte',
  douala: 'Douala',
  douane: 'Douane',
  ecoles: 'Écoles',
  evenements: 'Événements',
  formation: 'Formation',
  foumban: 'Foumban',
  jeunesse: 'Jeunesse',
  'langues-nationales': 'Langues nationales',
  'le-havre': 'Le Havre',
  lyon: 'Lyon',
  manuels: 'Manuels',
  nantes: 'Nantes',
  ngaoundere: 'Ngaoundéré',
  numerique: 'Numérique',
  partenaires: 'Partenaires',
  reemploi: 'Réemploi',
  transport: 'Transport',
  tri: 'Tri',
  universites: 'Universités',
  yaounde: 'Yaoundé',
};

export const DEMO_TAGS: (TagInput & { slug: string })[] = Object.entries(TAG_NAMES).map(([slug, name]) => ({
  slug,
  name,
}));
