import { CENTRAL_AFRICA, type DemoScholarship, WEST_AFRICA } from './demo-scholarship.js';

export const IN_THE_BRITISH_ISLES: readonly DemoScholarship[] = [
  {
    title: 'Bourse Beacon pour futurs responsables',
    organization: 'Beacon Trust',
    country: 'Royaume-Uni',
    level: 'master',
    field_of_study: 'Toutes disciplines',
    amount: 38e3,
    coverage_type: 'complete',
    deadline_in: 37,
    duration_months: 12,
    min_gpa: 3.3,
    is_featured: true,
    language_requirements: { Anglais: 'C1' },
    description:
      'Un an de master dans l’université britannique de son choix, **tout payé** : scolarité, visa, avion, 1 500 € par mois. Environ quinze cents personnes dans le monde l’obtiennent chaque année ; le Cameroun en a eu neuf l’an dernier.\n\n## Ce que le jury cherche\n\n- une personne qui a déjà entraîné les autres ;\n- un réseau, et ce qu’elle en fait ;\n- un projet de retour précis.\n\nOn s’engage à rentrer au moins deux ans dans son pays.',
    requirements:
      'Deux ans d’expérience professionnelle (2 800 heures, bénévolat compris), quatre essais de 500 mots, deux références. Choisir trois formations et en obtenir au moins une avant juillet.',
  },
  {
    title: 'Commonwealth Bridge Scholarship en santé',
    organization: 'Rowan Commonwealth Fund',
    country: 'Royaume-Uni',
    level: 'master',
    field_of_study: 'Médecine et santé',
    amount: null,
    coverage_type: 'complete',
    deadline_in: 19,
    duration_months: 12,
    min_gpa: 3.2,
    language_requirements: { Anglais: 'B2' },
    eligible_countries: ['Cameroun', 'Gabon', 'Ghana', 'Kenya', 'Nigeria', 'Rwanda', 'Togo'],
    description:
      'Le Cameroun, le Gabon, le Rwanda et le Togo sont membres du Commonwealth : leurs ressortissants **francophones** peuvent donc candidater, et trop peu le font.\n\nLe fonds paie un master de santé publique, d’épidémiologie ou de nutrition, avec tous les frais et une allocation réglée sur le coût de la vie locale. Il prévoit un cours d’anglais de dix semaines avant la rentrée.',
    requirements:
      'Une licence avec mention, la citoyenneté d’un pays de la liste, et l’impossibilité de financer ses études autrement, déclarée sur l’honneur.',
  },
  {
    title: 'Doctorat en partenariat sur les villes côtières',
    organization: 'University of Westmarsh',
    university: 'university-of-westmarsh',
    country: 'Royaume-Uni',
    level: 'doctorat',
    field_of_study: 'Architecture et urbanisme',
    amount: 84e3,
    coverage_type: 'complete',
    deadline_in: 86,
    duration_months: 42,
    min_gpa: 3.4,
    language_requirements: { Anglais: 'C1' },
    description:
      'Trois ans et demi pour étudier comment **Douala, Lagos ou Abidjan** vivent avec l’eau : remblais, drains, assurances, migrations de quartier à quartier. La thèse est dirigée par un urbaniste et une géographe, avec un encadrant dans la ville étudiée.\n\nAllocation de 2 000 € par mois, frais compris, et 6 000 € pour le terrain. Un semestre de formation à la cartographie ouvre le parcours.',
    requirements:
      'Un master d’urbanisme, de géographie, de génie civil ou d’anthropologie. Une proposition de 1 500 mots sur une ville que vous connaissez à pied.',
  },
  {
    title: 'Bourse de frais réduits pour la licence',
    organization: 'University of Westmarsh',
    university: 'university-of-westmarsh',
    country: 'Royaume-Uni',
    level: 'licence',
    field_of_study: 'Économie et gestion',
    amount: 15e3,
    coverage_type: 'tuition_only',
    deadline_in: 154,
    duration_months: 36,
    min_gpa: 3,
    language_requirements: { Anglais: 'B2' },
    description:
      'Une remise de **5 000 € par an** sur les droits de licence, donnée d’office à tout étudiant d’Afrique subsaharienne admis en économie, comptabilité ou gestion. Aucun dossier séparé.\n\nSoyons clairs : il reste environ 9 000 € de droits par an et la vie à payer. Cette aide a du sens pour qui dispose d’un autre financement, familial ou bancaire. L’université ne demande pas d’acompte avant l’obtention du visa.',
    requirements: 'Le baccalauréat avec 14 sur 20, ou les A-levels. Un test d’anglais de moins de deux ans.',
  },
  {
    title: 'Bourse d’écriture et de traduction',
    organization: 'The Kettle House',
    country: 'Royaume-Uni',
    level: 'master',
    field_of_study: 'Lettres et langues',
    amount: 21e3,
    coverage_type: 'partial',
    deadline_in: 27,
    duration_months: 12,
    language_requirements: {
      Anglais: 'C1',
      Français: 'C1',
    },
    description:
      'Pour quelqu’un qui traduit, ou voudrait traduire, des **auteurs africains de langue française vers l’anglais**. Un master à Norwich, un mentor, et la promesse d’une lecture par trois éditeurs.\n\nLa bourse couvre 70 % de la scolarité et 800 € par mois. L’année comprend deux semaines de résidence dans une ancienne auberge, sans connexion.\n\nLes traductions achevées paraissent dans une collection bilingue, et l’auteur est invité à leur lancement.',
    requirements:
      'Dix pages traduites d’un texte inédit en anglais, avec l’original. Diplômes et âge indifférents.',
  },
  {
    title: 'Postdoctorat sur les archives numériques',
    organization: 'Rowan Commonwealth Fund',
    country: 'Royaume-Uni',
    level: 'postdoc',
    field_of_study: 'Métiers du livre et documentation',
    amount: 61_920,
    coverage_type: 'complete',
    deadline_in: 330,
    duration_months: 24,
    language_requirements: { Anglais: 'C1' },
    description:
      'Deux ans pour concevoir une **chaîne de numérisation peu coûteuse** : photographie, description, reconnaissance de caractères en langues africaines, conservation. Le chercheur travaille avec trois bibliothèques du continent, qui gardent les fichiers et en fixent l’accès.\n\n2 580 € par mois. Les outils sont publiés sous licence libre.\n\nLe poste prévoit quatre missions d’un mois et un budget pour équiper les trois salles de lecture, qui gardent le matériel.',
    requirements:
      'Un doctorat en sciences de l’information, informatique ou histoire. Un exemple d’outil ou de collection que vous avez mis en ligne.',
  },
  {
    title: 'Bourse irlandaise de science des données',
    organization: 'Shannon Quay University',
    country: 'Irlande',
    level: 'master',
    field_of_study: 'Mathématiques',
    amount: 22e3,
    coverage_type: 'complete',
    deadline_in: 62,
    duration_months: 12,
    min_gpa: 3.2,
    language_requirements: { Anglais: 'B2' },
    eligible_countries: [...CENTRAL_AFRICA, ...WEST_AFRICA, 'Kenya', 'Ouganda'],
    description:
      'Un an à Galway : statistique, programmation, éthique des données, et un **projet pour une organisation publique**. L’an dernier, deux étudiants ont refait les listes d’attente d’un hôpital ; une autre a étudié les prêts de livres de quarante écoles.\n\nScolarité et 1 000 € par mois. Les diplômés peuvent rester deux ans pour travailler.\n\nUne chambre est réservée dans une famille pour le premier mois, le temps de chercher mieux.',
    requirements:
      'Une licence comportant des mathématiques. Pas d’informatique exigée : un cours de rattrapage a lieu en août.',
  },
];
