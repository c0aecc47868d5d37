import { CENTRAL_AFRICA, type DemoScholarship } from './demo-scholarship.js';

export const IN_BELGIUM_AND_SWITZERLAND: readonly DemoScholarship[] = [
  {
    title: 'Bourse de master de spécialisation en santé publique',
    organization: 'Académie des Canaux',
    country: 'Belgique',
    level: 'master',
    field_of_study: 'Médecine et santé',
    amount: 15600,
    coverage_type: 'complete',
    deadline_in: 58,
    duration_months: 12,
    min_gpa: 3,
    language_requirements: { Français: 'B2' },
    eligible_countries: [...CENTRAL_AFRICA, 'Burundi', 'Rwanda', 'Bénin'],
    description:
      'Une année à Bruxelles pour des médecins, infirmiers et gestionnaires d’hôpital qui ont **au moins trois ans de métier**. Les cours partent de cas apportés par les étudiants : une maternité sans électricité la nuit, un stock de vaccins périmés, une mutuelle en déficit.\n\nLa bourse paie l’inscription, le voyage, l’assurance et 1 300 € par mois. Les boursiers vivent dans la même maison et se revoient chaque année à distance.',
    requirements:
      'Un diplôme de niveau bac + 4, une lettre de l’employeur et un cas de trois pages tiré de votre expérience. Être âgé de moins de quarante ans.',
  },
  {
    title: 'Bourse de stage de recherche en imprimerie ancienne',
    organization: 'Musée du Papier et de la Lettre',
    country: 'Belgique',
    level: 'master',
    field_of_study: 'Métiers du livre et documentation',
    amount: 5400,
    coverage_type: 'living_expenses',
    deadline_in: 9,
    duration_months: 4,
    language_requirements: { Français: 'B2' },
    description:
      'Quatre mois à Anvers pour apprendre la conservation du papier : **réparer, désacidifier, relier, numériser**. Le musée reçoit deux stagiaires par an, dont un vient d’une bibliothèque d’Afrique ou d’Océanie.\n\nChaque stagiaire apporte un document abîmé de sa bibliothèque et repart avec lui, restauré. L’allocation est de 1 350 € par mois, la chambre est prêtée.\n\nUn carnet de recettes et d’outils simples, à refaire chez soi, est remis en fin de stage.',
    requirements:
      'Une formation de bibliothécaire, d’archiviste ou de restaurateur. Des photographies du document proposé, avec son histoire en une page.',
  },
  {
    title: 'Mandat de doctorat en sciences politiques',
    organization: 'Académie des Canaux',
    country: 'Belgique',
    level: 'doctorat',
    field_of_study: 'Sciences politiques',
    amount: 100800,
    coverage_type: 'complete',
    deadline_in: 81,
    duration_months: 48,
    min_gpa: 3.5,
    language_requirements: {
      Français: 'C1',
      Anglais: 'B2',
    },
    description:
      'Quatre ans de doctorat sur les **communes et les finances locales** en Afrique francophone. Le doctorant est employé par l’académie, enseigne au plus quatre heures par semaine, et dispose de 3 000 € par an pour ses missions.\n\nLe centre a signé des accords avec douze communes qui ouvrent leurs archives. *Les résultats leur sont présentés avant d’être publiés.*\n\nUn logement est proposé.',
    requirements:
      'Un master avec grande distinction, ou l’équivalent, et un projet de huit pages. Une première connaissance du budget d’une commune est un avantage.',
  },
  {
    title: 'Bourse d’informatique du plat pays',
    organization: 'Haute École des Brumes',
    country: 'Belgique',
    level: 'licence',
    field_of_study: 'Informatique',
    amount: null,
    coverage_type: 'tuition_only',
    deadline_in: 47,
    duration_months: 36,
    language_requirements: { Français: 'B2' },
    description:
      'Le bachelier en informatique de gestion se fait en trois ans, avec un stage de quinze semaines. L’école supprime le **droit majoré** que paient les étudiants hors Union européenne : il reste l’inscription ordinaire, que l’on peut régler en cinq fois.\n\nVingt places, attribuées après un test de logique en ligne que l’on peut passer deux fois. Une cellule d’accueil aide pour le visa, le logement et les équivalences de diplômes.',
    requirements:
      'Un diplôme secondaire reconnu équivalent : déposez la demande d’équivalence avant la candidature, elle prend plusieurs mois.',
  },
  {
    title: 'Bourse Altitude pour les sciences de la terre',
    organization: 'Institut des Hautes Vallées',
    country: 'Suisse',
    level: 'master',
    field_of_study: 'Sciences de l’environnement',
    amount: 38400,
    coverage_type: 'complete',
    deadline_in: 25,
    duration_months: 24,
    min_gpa: 3.4,
    language_requirements: {
      Anglais: 'B2',
      Français: 'B1',
    },
    description:
      'Glissements de terrain, volcans, eaux souterraines : le master forme des géologues du **risque**. Les étudiants passent trois semaines par an en montagne et une au pied du mont Cameroun.\n\n- 1 600 € par mois, inscription comprise\n- logement en foyer\n- matériel de terrain prêté\n\nLes diplômés travaillent dans les services géologiques, les assurances, la protection civile.\n\nTrois sorties par mois, par tous les temps.',
    requirements:
      'Une licence de géologie, de génie civil ou de physique, et une bonne forme physique. Entretien en anglais ou en français, au choix.',
  },
  {
    title: 'Bourse d’excellence en microtechnique',
    organization: 'École des Aiguilles',
    country: 'Suisse',
    level: 'master',
    field_of_study: 'Physique',
    amount: 34e3,
    coverage_type: 'partial',
    deadline_in: 140,
    duration_months: 24,
    min_gpa: 3.6,
    language_requirements: { Anglais: 'C1' },
    description:
      'Capteurs, optique, micro-usinage, instruments médicaux : un master exigeant, donné en anglais, avec un semestre entier en entreprise. La bourse réduit la taxe d’études et apporte une **allocation mensuelle** ; un poste d’assistant complète le budget, qu’il faut prévoir à 2 000 € par mois dans cette ville.\n\nPlusieurs anciens ont fondé des ateliers de réparation d’appareils médicaux à Abidjan et à Douala.',
    requirements:
      'Une licence de physique, d’électronique ou de mécanique dans les dix premiers pour cent de la promotion. Le rang est attesté par l’université.',
  },
  {
    title: 'Séjour de recherche en droit humanitaire',
    organization: 'Fondation Clause commune',
    country: 'Suisse',
    level: 'postdoc',
    field_of_study: 'Droit',
    amount: 33e3,
    coverage_type: 'living_expenses',
    deadline_in: 195,
    duration_months: 11,
    language_requirements: {
      Français: 'C1',
      Anglais: 'C1',
    },
    description:
      'Onze mois à Genève pour écrire, près des archives et des organisations. La fondation reçoit trois juristes par an ; elle ne commande rien et **ne relit pas** ce qui est publié.\n\nElle offre un bureau, une allocation de 3 000 € par mois et l’inscription aux séminaires de l’université. Les travaux de cette année portent de préférence sur la protection des écoles et des hôpitaux.',
    requirements:
      'Un doctorat en droit international, ou dix ans de pratique. Un plan détaillé, deux chapitres ou articles déjà écrits.',
  },
];
