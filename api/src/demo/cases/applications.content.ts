import type { DemoApplication } from './demo-case.js';

const BOTH = ['Français', 'Anglais'];

/** Students who do not exist, and what they would offer. */
export const DEMO_APPLICATIONS: readonly DemoApplication[] = [
  {
    ...{ days_ago: 1, status: 'candidate', first_name: 'Ornella', last_name: 'Djoumessi' },
    ...{
      email: 'ornella.djoumessi@example.org',
      university: 'Université du Fleuve-Laurent',
      country_study: 'Canada',
    },
    ...{
      field_of_study: 'Génie civil',
      current_level: 'master',
      country_origin: 'Cameroun',
      availability_hours: 8,
    },
    ...{ languages: BOTH, expertise_areas: ['Permis d’études', 'Logement'], target_countries: ['Canada'] },
    achievements: 'Bourse obtenue: Érable et baobab',
    bio: 'À mon arrivée, personne ne m’avait dit qu’il fallait demander le permis seize semaines avant. J’ai failli perdre mon année. Je veux que ce genre de choses se sache.',
  },
  {
    ...{ days_ago: 4, status: 'candidate', first_name: 'Serge', last_name: 'Mabiala' },
    ...{ email: 'serge.mabiala@example.org', university: 'Université Ibn Nour', country_study: 'Maroc' },
    ...{ field_of_study: 'Énergie', current_level: 'master', country_origin: 'Congo', availability_hours: 4 },
    ...{
      languages: ['Français', 'Lingala'],
      expertise_areas: ['Sciences'],
      target_countries: ['Maroc', 'Tunisie'],
    },
    achievements: 'Bourse obtenue: Master en énergies solaires',
    bio: 'Nous sommes douze Congolais dans ma promotion et nous nous entraidons déjà. Autant que cela profite à d’autres.',
  },
  {
    ...{ days_ago: 8, status: 'candidate', first_name: 'Hawa', last_name: 'Cissé' },
    ...{ email: 'hawa.cisse@example.org', university: 'Shannon Quay University', country_study: 'Irlande' },
    ...{
      field_of_study: 'Mathématiques',
      current_level: 'master',
      country_origin: 'Mali',
      availability_hours: 2,
    },
    ...{
      languages: BOTH,
      expertise_areas: ['Anglais', 'Statistique'],
      target_countries: ['Irlande', 'Royaume-Uni'],
    },
    achievements: 'Bourse obtenue: Bourse irlandaise de science des données',
    bio: 'Deux heures par mois, c’est peu, mais je peux les tenir : une séance de conversation en anglais, le premier samedi.',
    steps: [
      {
        after: 2,
        note: 'Deux heures seulement, mais une idée précise. À voir avec Mariam, qui cherche à parler anglais.',
      },
    ],
  },
  {
    ...{ days_ago: 14, status: 'interview', first_name: 'Blaise', last_name: 'Essono' },
    ...{ email: 'blaise.essono@example.org', university: 'Akademie Brückenwerk', country_study: 'Allemagne' },
    ...{
      field_of_study: 'Génie mécanique',
      current_level: 'master',
      country_origin: 'Gabon',
      availability_hours: 8,
    },
    ...{
      languages: ['Français', 'Anglais', 'Allemand'],
      expertise_areas: ['Visa', 'Langue'],
      target_countries: ['Allemagne'],
    },
    achievements: 'Bourse obtenue: Brücke',
    bio: 'J’ai appris l’allemand en huit mois, depuis Libreville, avec un téléphone. Je peux montrer comment.',
    steps: [
      {
        ...{ after: 2, assigned: true, state: 'Entretien' },
        letter: {
          subject: 'Votre candidature : rencontrons-nous',
          body: 'Bonjour Blaise,\n\nVotre parcours nous intéresse. Êtes-vous libre mardi ou jeudi prochain, à 18 h, heure de Berlin ?',
        },
      },
      { after: 5, note: 'Rendez-vous jeudi 18 h.' },
    ],
  },
  {
    ...{ days_ago: 20, status: 'interview', first_name: 'Clarisse', last_name: 'Uwimana' },
    ...{
      email: 'clarisse.uwimana@example.org',
      university: 'Institut Ishango de Kigali',
      country_study: 'Rwanda',
    },
    ...{
      field_of_study: 'Physique',
      current_level: 'doctorat',
      country_origin: 'Rwanda',
      availability_hours: 4,
    },
    ...{
      languages: ['Français', 'Anglais', 'Kinyarwanda'],
      expertise_areas: ['Dossiers de thèse'],
      target_countries: ['Rwanda'],
    },
    achievements: 'Bourse obtenue: Doctorat en physique médicale',
    bio: 'Beaucoup d’étudiants francophones n’osent pas candidater à Kigali à cause de l’anglais. Je suis la preuve que cela s’apprend sur place.',
    steps: [{ after: 3, assigned: true, state: 'Entretien', note: 'Disponible le matin seulement.' }],
  },
  {
    ...{ days_ago: 45, status: 'accepted', first_name: 'Nadège', last_name: 'Tchinda' },
    ...{
      email: 'nadege.tchinda@example.org',
      university: 'Institut Lagrange des données',
      country_study: 'France',
    },
    ...{
      field_of_study: 'Mathématiques',
      current_level: 'doctorat',
      country_origin: 'Cameroun',
      availability_hours: 12,
    },
    ...{ languages: BOTH, expertise_areas: ['Entretiens', 'Mathématiques'], target_countries: ['France'] },
    achievements: 'Bourse obtenue: Bourse d’excellence en mathématiques appliquées',
    bio: 'J’ai passé six entretiens avant d’en réussir un. J’ai gardé toutes les questions.',
    steps: [
      { after: 1, assigned: true, state: 'Entretien' },
      {
        ...{ after: 8, state: 'Acceptée' },
        letter: {
          subject: 'Bienvenue parmi les ambassadeurs, Nadège !',
          body: 'Bonjour Nadège,\n\nNous sommes heureux de vous accueillir. Vos questions d’entretien vont servir dès cette semaine : une étudiante de Dakar vous attend.',
        },
      },
      { after: 33, note: 'Quatre entretiens blancs faits ce mois-ci.' },
    ],
  },
  {
    ...{ days_ago: 70, status: 'accepted', first_name: 'Ismaël', last_name: 'Bako' },
    ...{ email: 'ismael.bako@example.org', university: 'Université des Oliviers', country_study: 'Tunisie' },
    ...{
      field_of_study: 'Informatique',
      current_level: 'licence',
      country_origin: 'Niger',
      availability_hours: 4,
    },
    ...{
      languages: ['Français', 'Haoussa'],
      expertise_areas: ['Inscriptions', 'Logement'],
      target_countries: ['Tunisie'],
    },
    achievements: 'Bourse obtenue: Bourse de licence en informatique industrielle',
    bio: 'Je réponds déjà à mes cousins toutes les semaines ; je peux répondre à d’autres.',
    steps: [
      { after: 4, assigned: true, state: 'Entretien' },
      { after: 12, state: 'Acceptée' },
    ],
  },
  {
    ...{ days_ago: 110, status: 'accepted', first_name: 'Grâce', last_name: 'Mutombo' },
    ...{ email: 'grace.mutombo@example.org', university: 'Académie des Canaux', country_study: 'Belgique' },
    ...{
      field_of_study: 'Médecine et santé',
      current_level: 'master',
      country_origin: 'République démocratique du Congo',
    },
    ...{
      availability_hours: 8,
      languages: ['Français', 'Swahili'],
      expertise_areas: ['Santé publique'],
      target_countries: ['Belgique'],
    },
    achievements: 'Bourse obtenue: Bourse de master de spécialisation en santé publique',
    bio: 'Infirmière pendant neuf ans avant de reprendre mes études. Je peux parler à ceux qui croient qu’il est trop tard.',
    steps: [
      { after: 2, assigned: true, state: 'Entretien' },
      { after: 6, state: 'Acceptée' },
    ],
  },
  {
    ...{ days_ago: 60, status: 'refused', first_name: 'Kevin', last_name: 'Manga' },
    ...{ email: 'kevin.manga@example.org', university: 'Université de Bouéni', country_study: 'Cameroun' },
    ...{
      field_of_study: 'Droit',
      current_level: 'licence',
      country_origin: 'Cameroun',
      availability_hours: 12,
    },
    ...{ languages: BOTH, expertise_areas: [], target_countries: [] },
    achievements: 'Bourse obtenue',
    bio: 'Je voudrais étudier à l’étranger et être ambassadeur m’aiderait à trouver une bourse.',
    steps: [
      {
        ...{ after: 3, assigned: true, state: 'Refusée' },
        letter: {
          subject: 'Votre candidature',
          body: 'Bonjour Kevin,\n\nLes ambassadeurs étudient déjà à l’étranger : ce n’est pas encore votre cas. En revanche, nous pouvons vous aider à y arriver : remplissez la demande d’accompagnement, nous la lirons avec attention.',
        },
      },
    ],
  },
  {
    ...{ days_ago: 160, status: 'refused', first_name: 'Rolande', last_name: 'Agbodjan' },
    ...{
      email: 'rolande.agbodjan@example.org',
      university: 'Fondation Mains propres',
      country_study: 'Togo',
    },
    ...{
      field_of_study: 'Médecine et santé',
      current_level: 'licence',
      country_origin: 'Togo',
      availability_hours: 2,
    },
    ...{ languages: ['Français', 'Éwé'], expertise_areas: ['Soins infirmiers'], target_countries: ['Togo'] },
    achievements: 'Bourse obtenue: Bourse de soins infirmiers de Kara',
    bio: 'Je suis disponible un dimanche par mois.',
    steps: [
      { after: 5, assigned: true, state: 'Entretien' },
      {
        after: 15,
        state: 'Refusée',
        note: 'Son stage ne lui laisse plus de temps ; elle reviendra vers nous en juin.',
      },
    ],
  },
];
