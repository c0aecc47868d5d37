import { CENTRAL_AFRICA, type DemoScholarship, WEST_AFRICA } from './demo-scholarship.js';

export const IN_NORTH_AFRICA: readonly DemoScholarship[] = [
  {
    title: 'Bourse de coopération pour les études d’ingénieur',
    organization: 'Agence Atlas de coopération',
    country: 'Maroc',
    level: 'licence',
    field_of_study: 'Génie civil',
    amount: 4500,
    coverage_type: 'living_expenses',
    deadline_in: 36,
    duration_months: 60,
    min_gpa: 3,
    language_requirements: { Français: 'B2' },
    eligible_countries: [...CENTRAL_AFRICA, ...WEST_AFRICA],
    description:
      'L’agence ouvre **deux cents places** dans les écoles publiques d’ingénieurs : deux ans de classe préparatoire, puis trois ans d’école. L’inscription y est gratuite.\n\nL’allocation est de 75 € par mois, versée tous les deux mois. Elle ne suffit pas à vivre : la cité universitaire coûte peu, mais il faut prévoir environ 150 € par mois de sa poche.\n\nLes dossiers passent par le ministère de l’enseignement supérieur de votre pays, qui a *son propre calendrier*, souvent plus court que celui-ci.',
    requirements:
      '- Avoir moins de vingt-trois ans.\n- Le baccalauréat scientifique de l’année, avec mention.\n- Un dossier en trois exemplaires, légalisé.',
  },
  {
    title: 'Master en énergies solaires de Ouarzal',
    organization: 'Université Ibn Nour',
    university: 'universite-ibn-nour',
    country: 'Maroc',
    level: 'master',
    field_of_study: 'Énergie',
    amount: 9600,
    coverage_type: 'complete',
    deadline_in: 52,
    duration_months: 24,
    min_gpa: 2.9,
    is_featured: true,
    language_requirements: {
      Français: 'B2',
      Anglais: 'B1',
    },
    eligible_countries: [...CENTRAL_AFRICA, ...WEST_AFRICA, 'Madagascar'],
    description:
      'Deux ans au bord du désert, à côté d’une centrale solaire qui sert de **plateforme d’essai**. On y apprend à dimensionner, installer, entretenir et financer : pompes, chambres froides, réseaux de village.\n\n## La bourse\n\n400 € par mois, la chambre, les repas de midi et un billet d’avion aller-retour. Les étudiants réalisent en équipe une installation réelle pour une école ou un dispensaire ; l’association peut fournir les livres qui vont avec.\n\nLe taux d’emploi, un an après, est de neuf sur dix.',
    requirements:
      'Une licence d’électrotechnique, de physique ou de génie thermique. Les techniciens supérieurs avec cinq ans d’expérience peuvent être admis après un entretien.',
  },
  {
    title: 'Bourse de doctorat en littérature comparée',
    organization: 'Université Ibn Nour',
    university: 'universite-ibn-nour',
    country: 'Maroc',
    level: 'doctorat',
    field_of_study: 'Lettres et langues',
    amount: 12600,
    coverage_type: 'living_expenses',
    deadline_in: 112,
    duration_months: 36,
    language_requirements: {
      Français: 'C1',
      Arabe: 'A2',
    },
    description:
      'Une thèse à Fès sur les échanges entre les lettres **arabes, amazighes et subsahariennes** : contes, récits de caravane, poésie mystique, roman contemporain. Le centre possède des manuscrits de Tombouctou en copie numérique.\n\nL’allocation de 350 € par mois permet de vivre simplement. Un cours d’arabe intensif est donné la première année, et deux voyages de recherche sont payés.\n\nUne chambre d’hôte est offerte à l’arrivée.',
    requirements:
      'Un master de lettres ou de langues. Le projet se discute avec le centre avant le dépôt ; comptez un mois d’échanges.',
  },
  {
    title: 'Bourse de management hospitalier de Casablanca',
    organization: 'Institut Cap Spartel',
    country: 'Maroc',
    level: 'master',
    field_of_study: 'Économie et gestion',
    amount: 5200,
    coverage_type: 'tuition_only',
    deadline_in: 15,
    duration_months: 18,
    min_gpa: 2.7,
    language_requirements: { Français: 'B2' },
    description:
      'L’institut, privé, réserve huit places exonérées aux cadres d’hôpitaux et de cliniques. Les cours ont lieu **un week-end sur trois à distance**, et deux semaines par semestre sur place : on peut garder son poste.\n\nAchats, maintenance, gestion des lits, qualité, dialogue avec les soignants. Le mémoire est un plan d’action pour votre établissement, soutenu devant sa direction.\n\nLe diplôme est reconnu par l’État.',
    requirements:
      'Une licence et deux ans de fonction. L’établissement signe une convention et libère le salarié pour les sessions.',
  },
  {
    title: 'Bourse d’agronomie oasienne',
    organization: 'Agence Atlas de coopération',
    country: 'Maroc',
    level: 'master',
    field_of_study: 'Agronomie',
    amount: 7200,
    coverage_type: 'complete',
    deadline_in: 173,
    duration_months: 24,
    language_requirements: { Français: 'B1' },
    eligible_countries: ['Mali', 'Mauritanie', 'Niger', 'Sénégal', 'Tchad'],
    description:
      'Palmiers, eau comptée, trois étages de cultures : l’oasis est une école d’économie. Le master, ouvert aux étudiants du Sahel, alterne **cours à Rabat et saisons dans les palmeraies** du Drâa.\n\nChaque étudiant suit la même exploitation pendant deux ans et tient un carnet de ses comptes d’eau. Allocation de 300 € par mois, logement et transports compris.\n\nLes récoltes suivies sont partagées avec les familles.',
    requirements:
      'Une licence de sciences agricoles ou de géographie. Une expérience familiale de l’irrigation, même sans diplôme, est à mentionner : elle compte.',
  },
  {
    title: 'Bourse d’études dentaires',
    organization: 'Faculté de médecine du Cap Bleu',
    country: 'Tunisie',
    level: 'licence',
    field_of_study: 'Médecine et santé',
    amount: 21e3,
    coverage_type: 'partial',
    deadline_in: 44,
    duration_months: 72,
    min_gpa: 3.3,
    language_requirements: { Français: 'B2' },
    description:
      'Six ans d’études à Monastir, avec 70 % des frais pris en charge. La faculté admet trente étudiants étrangers par an ; **six sont boursiers**.\n\nLes deux premières années sont communes avec la médecine. Dès la troisième, on soigne, sous contrôle, dans le centre de la faculté. La bourse est maintenue si l’étudiant passe dans l’année supérieure, redoublement exceptionnel admis une fois.',
    requirements:
      'Un baccalauréat scientifique avec au moins 14 sur 20 en sciences de la vie. Concours sur dossier puis entretien.',
  },
  {
    title: 'Bourse Jasmin de journalisme et d’édition',
    organization: 'Institut Carthage des médias',
    country: 'Tunisie',
    level: 'master',
    field_of_study: 'Métiers du livre et documentation',
    amount: 6600,
    coverage_type: 'partial',
    deadline_in: 4,
    duration_months: 22,
    language_requirements: { Français: 'C1' },
    description:
      'Écrire, corriger, mettre en page, vendre : le master forme des **éditeurs complets** pour des pays où il en manque. Chaque promotion publie trois livres et une revue, avec de vrais auteurs et un vrai budget.\n\nL’institut finance 70 % de la scolarité et verse 300 € par mois. Les stages se font dans des maisons de Tunis, Dakar, Abidjan ou Yaoundé.\n\nRentrée en octobre.',
    requirements:
      'Une licence, toutes disciplines. Joindre deux pages d’un texte que vous avez corrigé, avec vos corrections visibles et leurs raisons.',
  },
  {
    title: 'Bourse de licence en informatique industrielle',
    organization: 'Université des Oliviers',
    university: 'universite-des-oliviers',
    country: 'Tunisie',
    level: 'licence',
    field_of_study: 'Informatique',
    amount: 6300,
    coverage_type: 'tuition_only',
    deadline_in: 90,
    duration_months: 36,
    min_gpa: 2.6,
    language_requirements: { Français: 'B1' },
    description:
      'Automates, capteurs, programmation embarquée. L’université offre la scolarité de la licence à vingt-cinq étudiants d’Afrique subsaharienne, et **un semestre de remise à niveau** à qui en a besoin, sans le compter dans la durée.\n\nLa vie à Sfax coûte environ 220 € par mois. Un bureau aide à trouver un logement partagé et à obtenir la carte de séjour.\n\nRentrée à la mi-septembre.',
    requirements:
      'Un baccalauréat scientifique ou technique. Pas de frais de dossier ; méfiez-vous de qui vous en demande.',
  },
  {
    title: 'Doctorat sur les dattes, l’olive et le climat',
    organization: 'Université des Oliviers',
    university: 'universite-des-oliviers',
    country: 'Tunisie',
    level: 'doctorat',
    field_of_study: 'Biologie',
    amount: 16200,
    coverage_type: 'complete',
    deadline_in: 285,
    duration_months: 36,
    min_gpa: 3.2,
    language_requirements: {
      Français: 'B2',
      Anglais: 'B2',
    },
    description:
      'Comment les arbres cultivés supportent-ils des étés plus longs ? Trois thèses portent sur la **physiologie de la sécheresse**, avec des vergers d’essai vieux de quarante ans. Les données, ouvertes, se prêtent aussi à des sujets de modélisation.\n\n450 € par mois, inscription et missions payées. Un séjour de trois mois dans un laboratoire européen est prévu la deuxième année.\n\nRentrée en octobre.',
    requirements:
      'Un master de biologie végétale, d’agronomie ou de statistique. Quelques notions de programmation, que l’on peut acquérir la première année.',
  },
  {
    title: 'Bourse d’échange en hydrocarbures et reconversion',
    organization: 'École des Sables',
    country: 'Algérie',
    level: 'master',
    field_of_study: 'Chimie',
    amount: 4800,
    coverage_type: 'complete',
    deadline_in: 61,
    duration_months: 24,
    language_requirements: { Français: 'B2' },
    eligible_countries: ['Congo', 'Gabon', 'Guinée équatoriale', 'Niger', 'Tchad'],
    status: 'suspended',
    description:
      'Un master qui commence par la chimie du pétrole et finit par ce qui vient après : hydrogène, géothermie, **dépollution des sites**. Il est réservé aux pays producteurs d’Afrique.\n\nLa bourse suit le régime national : inscription gratuite, cité universitaire, restauration et 200 € par mois. *L’appel de cette année est suspendu le temps de réviser la convention ; il devrait reprendre.*\n\nLes inscrits seront prévenus.',
    requirements:
      'Une licence de chimie ou de génie des procédés et une présentation par l’université d’origine.',
  },
];
