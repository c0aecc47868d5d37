import { CENTRAL_AFRICA, type DemoScholarship, WEST_AFRICA } from './demo-scholarship.js';

export const IN_EUROPE: readonly DemoScholarship[] = [
  {
    title: 'Bourse Brücke pour un master d’ingénieur',
    organization: 'Akademie Brückenwerk',
    country: 'Allemagne',
    ...{ level: 'master', field_of_study: 'Génie mécanique', amount: 23808, coverage_type: 'complete' },
    ...{ deadline_in: 28, duration_months: 24, min_gpa: 3.2, is_featured: true },
    language_requirements: { Anglais: 'B2', Allemand: 'A2' },
    description:
      'L’université est gratuite ; la bourse paie la vie : **992 € par mois**, l’assurance, un cours d’allemand de quatre mois avant la rentrée et le voyage.\n\n## Où l’on peut aller\n\nQuarante programmes en anglais : construction mécanique, production, mobilité, matériaux. On classe trois choix par ordre de préférence.\n\nDeux ans d’expérience professionnelle sont demandés. C’est ce qui distingue ce programme : il s’adresse à des gens qui *savent déjà ce qui manque* dans leur métier.',
    requirements:
      '- Une licence d’ingénierie en quatre ans, ou en trois ans avec une année de spécialisation.\n- Deux ans de travail depuis le diplôme, qui n’a pas plus de six ans.\n- Un CV au format européen, deux lettres, un test d’anglais.',
  },
  {
    title: 'Contrat doctoral en chimie des matériaux',
    organization: 'Institut Linden für Chemie',
    country: 'Allemagne',
    ...{ level: 'doctorat', field_of_study: 'Chimie', amount: 78000, coverage_type: 'complete' },
    ...{ deadline_in: 14, duration_months: 36, min_gpa: 3.4 },
    language_requirements: { Anglais: 'C1' },
    description:
      'Batteries sans cobalt, ciments bas carbone, membranes pour l’eau : l’institut de Leipzig recrute **neuf doctorants**, tous salariés, à 65 % d’un poste d’enseignant-chercheur. Il n’y a ni droits ni cours obligatoires au-delà d’une école d’été.\n\nLe laboratoire parle anglais. La ville parle allemand : des cours du soir sont payés. Une personne du bureau d’accueil vous attend à la gare.\n\nRentrée au choix, toute l’année.',
    requirements:
      'Un master de chimie, de physique ou de science des matériaux. Une lettre d’une page par sujet choisi, deux sujets au plus.',
  },
  {
    title: 'Année d’études libres pour étudiants en théologie et philosophie',
    organization: 'Stift am Neckar',
    country: 'Allemagne',
    ...{ level: 'licence', field_of_study: 'Philosophie', amount: 9600, coverage_type: 'living_expenses' },
    ...{ deadline_in: 57, duration_months: 12 },
    language_requirements: { Allemand: 'B1' },
    description:
      'Une vieille maison au bord du Neckar loge chaque année cinq étudiants venus d’ailleurs. On y vit avec quatre-vingts Allemands, on choisit ses cours, on n’est **pas obligé de passer d’examens**.\n\nChambre, repas, 250 € d’argent de poche et le semestre payé. Ce qu’on demande : participer à la vie de la maison et donner un soir à parler de son pays.',
    requirements:
      'Deux années d’études en théologie, philosophie, histoire ou lettres. Un niveau d’allemand B1 à l’arrivée ; un cours d’été est offert.',
  },
  {
    title: 'Bourse de master en droits humains',
    organization: 'Werkstatt Menschenrechte',
    country: 'Allemagne',
    ...{ level: 'master', field_of_study: 'Droit', amount: 12400, coverage_type: 'partial' },
    ...{ deadline_in: 93, duration_months: 12, min_gpa: 3 },
    language_requirements: { Anglais: 'C1' },
    description:
      'Un master d’un an à Nuremberg, en anglais, pour des juristes, des journalistes, des travailleurs sociaux. **Moitié cours, moitié clinique** : les étudiants instruisent de vrais dossiers d’asile, de travail forcé, de discrimination.\n\nLa bourse prend 70 % de la scolarité et verse 800 € par mois. Un appartement partagé est réservé jusqu’en décembre.\n\nLes anciens travaillent dans des tribunaux, des rédactions, des associations ; la moitié est rentrée au pays dans l’année.',
    requirements:
      'Une licence et un engagement démontré, même modeste : permanence, association, syndicat. Pas de limite d’âge.',
  },
  {
    title: 'Séjour postdoctoral Humus',
    organization: 'Institut Linden für Chemie',
    country: 'Allemagne',
    ...{ level: 'postdoc', field_of_study: 'Agronomie', amount: 64800, coverage_type: 'complete' },
    ...{ deadline_in: 225, duration_months: 24 },
    language_requirements: { Anglais: 'B2' },
    description:
      'Le sol garde-t-il plus de carbone sous les arbres ou sous l’herbe ? Deux ans pour y répondre, avec le plus grand **fonds d’échantillons de sols tropicaux** d’Europe. Le chercheur choisit sa question dans ce cadre.\n\n2 700 € par mois, allocation pour enfants, cours de langue pour le conjoint. Un budget permet d’inviter deux collègues africains par an.\n\nLes échantillons africains sont rendus ensuite.',
    requirements:
      'Un doctorat de moins de quatre ans et deux articles en premier auteur. L’hôte doit avoir donné son accord.',
  },
  {
    title: 'Bourse régionale du droit aux études',
    organization: 'Ente delle Sette Torri',
    country: 'Italie',
    ...{
      level: 'licence',
      field_of_study: 'Toutes disciplines',
      amount: 7000,
      coverage_type: 'living_expenses',
    },
    ...{ deadline_in: 50, duration_months: 12 },
    language_requirements: 'Italien B1, ou anglais B2 pour les formations en anglais.',
    description:
      'En Italie, les bourses des régions se donnent sur le **revenu de la famille**, pas sur la nationalité. Peu d’étudiants étrangers le savent. Celle-ci comprend une somme en deux versements, un repas gratuit par jour et, souvent, une chambre ; les droits d’inscription sont supprimés.\n\nElle se renouvelle chaque année si l’on a validé assez de crédits. Prévoyez d’arriver avec de quoi vivre trois mois : le premier versement tombe en décembre.',
    requirements:
      'Un document de revenus de la famille, traduit et légalisé : *commencez par lui*, c’est le plus long. Une préinscription par le portail national.',
  },
  {
    title: 'Master international en restauration du patrimoine',
    organization: 'Scuola dei Mestieri Antichi',
    country: 'Italie',
    ...{ level: 'master', field_of_study: 'Arts et design', amount: 14400, coverage_type: 'partial' },
    ...{ deadline_in: 118, duration_months: 18 },
    language_requirements: { Anglais: 'B2', Italien: 'A2' },
    description:
      'Bois polychrome, textile, papier, terre : à Florence, douze étudiants apprennent à **réparer sans refaire**. Chaque promotion accueille deux élèves africains, souvent envoyés par un musée ou une chefferie.\n\nL’école réduit la scolarité de 70 % et donne 800 € par mois. Les pièces d’étude peuvent venir de votre collection ; le transport est assuré.\n\nUn cahier de bord, tenu chaque jour, fait partie du diplôme : il dit ce qu’on a fait, et pourquoi.',
    requirements:
      'Un diplôme d’art, d’archéologie ou de chimie, ou l’expérience d’un atelier. Dossier de photographies commentées.',
  },
  {
    title: 'Bourse Mare Nostrum d’océanographie',
    organization: 'Universidad del Estrecho',
    country: 'Espagne',
    ...{ level: 'master', field_of_study: 'Biologie', amount: 16800, coverage_type: 'complete' },
    ...{ deadline_in: 66, duration_months: 12, min_gpa: 3 },
    language_requirements: { Espagnol: 'B1', Anglais: 'B1' },
    eligible_countries: ['Cameroun', 'Gabon', 'Guinée équatoriale', 'Maroc', 'Mauritanie', 'Sénégal'],
    description:
      'À Cadix, un an sur les courants, les thons et les **ports propres** du golfe de Guinée au détroit de Gibraltar. Trois semaines d’embarquement sur le navire de l’université.\n\n1 400 € par mois, inscription et assurance. Les cours sont en espagnol, les articles en anglais, les questions dans la langue que l’on veut.\n\nLes diplômés se retrouvent dans les instituts des pêches de Dakar, Limbé ou Malabo.',
    requirements:
      'Une licence de biologie, de géographie ou de physique. Une licence en Guinée équatoriale dispense du test d’espagnol.',
  },
  {
    title: 'Bourse de cinéma documentaire',
    organization: 'Casa de las Imágenes',
    country: 'Espagne',
    ...{ level: 'master', field_of_study: 'Arts et design', amount: 5500, coverage_type: 'tuition_only' },
    ...{ deadline_in: -12, duration_months: 10 },
    language_requirements: { Espagnol: 'B2' },
    description:
      'Dix mois à Barcelone pour écrire, tourner et monter un documentaire de trente minutes. L’école offre la scolarité à **deux cinéastes africains** par an et prête caméras et salles de montage.\n\nLe film est projeté en public et reste la propriété de son auteur.\n\nLes anciens élèves se retrouvent chaque été pour montrer leurs films. *La date de cette année est passée : le prochain appel paraît à l’automne.*',
    requirements: 'Un film déjà fait, même au téléphone, et l’idée du suivant en deux pages.',
  },
  {
    title: 'Bourse Polder de gestion de l’eau',
    organization: 'Hogeschool Waterland',
    country: 'Pays-Bas',
    ...{
      level: 'master',
      field_of_study: 'Sciences de l’environnement',
      amount: 41000,
      coverage_type: 'complete',
    },
    ...{ deadline_in: 75, duration_months: 18, min_gpa: 3 },
    language_requirements: { Anglais: 'B2' },
    description:
      'Vivre sous le niveau de la mer apprend à **négocier** autant qu’à pomper. Ce master, en anglais, réunit des ingénieurs, des économistes et des élus locaux de trente pays.\n\nScolarité, visa, assurance, logement et 1 100 € par mois. Un module entier porte sur les villes d’Afrique inondées chaque année : Douala, Cotonou, N’Djamena.\n\nChaque étudiant repart avec un plan écrit pour une ville qu’il connaît, relu par trois ingénieurs.',
    requirements:
      'Une licence et trois ans d’expérience dans l’eau, l’urbanisme ou l’agriculture. La lettre de l’employeur dit à quoi servira la formation.',
  },
  {
    title: 'Bourse de doctorat en intelligence artificielle frugale',
    organization: 'Hogeschool Waterland',
    country: 'Pays-Bas',
    ...{ level: 'doctorat', field_of_study: 'Informatique', amount: 124800, coverage_type: 'complete' },
    ...{ deadline_in: 31, duration_months: 48, min_gpa: 3.5 },
    language_requirements: { Anglais: 'C1' },
    description:
      'Peut-on reconnaître une maladie du manioc avec un téléphone à quarante euros, sans réseau ? La thèse cherche des **modèles petits**, qui tournent sur peu de mémoire, et des jeux de données construits avec ceux qui s’en servent.\n\nPoste salarié de quatre ans, 2 600 € par mois. Deux séjours longs sont prévus à Kigali et à Yaoundé.\n\nLes modèles obtenus sont publiés librement.',
    requirements:
      'Un master d’informatique ou de mathématiques, un bon niveau de programmation, et un texte de mille mots sur un usage que vous jugez utile — ou dangereux.',
  },
  {
    title: 'Bourse gouvernementale du Danube',
    organization: 'Fondation Danubia',
    country: 'Hongrie',
    ...{ level: 'licence', field_of_study: 'Toutes disciplines', amount: 11000, coverage_type: 'complete' },
    ...{ deadline_in: 54, duration_months: 36 },
    language_requirements: { Anglais: 'B2' },
    eligible_countries: [...CENTRAL_AFRICA, ...WEST_AFRICA],
    description:
      'Licence en anglais à Budapest, Debrecen ou Pécs : scolarité gratuite, **120 € par mois**, une chambre en résidence ou une aide au loyer, et l’assurance médicale. La bourse ne paie pas le billet d’avion.\n\nIl faut compter 250 € de sa poche chaque mois. Beaucoup d’étudiants travaillent le week-end, ce que le visa permet.\n\nLes médecins et les ingénieurs apprennent aussi le hongrois, qui sert pour les stages.',
    requirements:
      'Le baccalauréat et une candidature par le partenaire de votre pays, en plus de la candidature en ligne. Deux choix de programme.',
  },
  {
    title: 'Bourse francophone de Bucarest',
    organization: 'Université de la Cour ancienne',
    country: 'Roumanie',
    ...{ level: 'doctorat', field_of_study: 'Sciences politiques', amount: 14400, coverage_type: 'complete' },
    ...{ deadline_in: 103, duration_months: 36 },
    language_requirements: { Français: 'C1' },
    eligible_countries: [...CENTRAL_AFRICA, ...WEST_AFRICA, 'Madagascar', 'Haïti'],
    description:
      'Dix-huit allocations de thèse **entièrement en français**, en sciences politiques, gestion, agronomie ou génie. L’allocation est de 400 € par mois, dans une ville où une chambre coûte 90 €.\n\nLa moitié du temps se passe dans son propre pays. Un accord prévoit que le diplôme y est reconnu sans autre formalité.\n\nLe logement en résidence est possible toute l’année. Un séminaire de méthode, en français, réunit tous les boursiers une fois par mois.',
    requirements:
      'Un master, un projet de dix pages et une lettre de l’université d’origine qui accepte le partage du temps.',
  },
];
