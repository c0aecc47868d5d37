import { CENTRAL_AFRICA, type DemoScholarship, WEST_AFRICA } from './demo-scholarship.js';

export const IN_AFRICA_AND_ONLINE: readonly DemoScholarship[] = [
  {
    title: 'Bourse panafricaine de sciences mathématiques',
    organization: 'Institut Ishango de Kigali',
    university: 'institut-ishango-de-kigali',
    country: 'Rwanda',
    ...{ level: 'master', field_of_study: 'Mathématiques', amount: 12000, coverage_type: 'complete' },
    ...{ deadline_in: 51, duration_months: 12, min_gpa: 3.2, is_featured: true },
    language_requirements: { Anglais: 'B1' },
    description:
      'Dix mois intenses, **de 8 heures à 22 heures**, dans une maison où professeurs et étudiants vivent et mangent ensemble. On y vient de quarante pays ; on y apprend autant de ses voisins que du tableau.\n\nModules de trois semaines par des enseignants du monde entier : physique, probabilités, cryptographie, épidémies, finance. Il n’y a pas d’examen final mais des rapports, des soutenances et un essai.\n\nTout est gratuit : cours, chambre, repas, ordinateur, voyage.',
    requirements:
      'Quatre années d’université en mathématiques, physique, informatique ou ingénierie. Les francophones sont les bienvenus : six semaines d’anglais précèdent la rentrée.',
  },
  {
    title: 'Doctorat en physique médicale',
    organization: 'Institut Ishango de Kigali',
    university: 'institut-ishango-de-kigali',
    country: 'Rwanda',
    ...{ level: 'doctorat', field_of_study: 'Physique', amount: 30000, coverage_type: 'complete' },
    ...{ deadline_in: 136, duration_months: 48 },
    language_requirements: { Anglais: 'B2' },
    description:
      'L’Afrique manque de physiciens dans ses hôpitaux : sans eux, les appareils de radiothérapie restent à l’arrêt. Quatre thèses associent **recherche et formation clinique**, entre Kigali et un hôpital partenaire d’Afrique centrale.\n\n625 € par mois, frais et stages payés. Le diplôme ouvre droit à l’exercice dans douze pays.\n\nLes doctorants passent un jour par semaine auprès des patients, avec un physicien expérimenté. Ils forment à leur tour deux techniciens dans leur hôpital.',
    requirements: 'Un master de physique, de préférence nucléaire ou des matériaux. Deux références.',
  },
  {
    title: 'Bourse de maîtrise en littérature africaine',
    organization: 'University of the Cape Winds',
    country: 'Afrique du Sud',
    ...{ level: 'master', field_of_study: 'Lettres et langues', amount: 11000, coverage_type: 'complete' },
    ...{ deadline_in: 8, duration_months: 24, min_gpa: 3 },
    language_requirements: { Anglais: 'B2' },
    description:
      'Le Cap lit le continent entier. Ce master de recherche accueille chaque année **deux francophones**, pour que les bibliographies cessent de s’arrêter à une frontière de langue.\n\nScolarité, chambre et 300 € par mois. Le mémoire peut être écrit en français, avec un long résumé en anglais.\n\nLe département publie une revue tenue par ses étudiants et reçoit, chaque trimestre, un écrivain pour une semaine d’atelier.',
    requirements:
      'Une licence de lettres ou quatre années d’études. Un essai critique de quinze pages, dans la langue de votre choix.',
  },
  {
    title: 'Postdoctorat en écologie des savanes',
    organization: 'University of the Cape Winds',
    country: 'Afrique du Sud',
    ...{ level: 'postdoc', field_of_study: 'Biologie', amount: 28800, coverage_type: 'complete' },
    ...{ deadline_in: 160, duration_months: 24 },
    language_requirements: { Anglais: 'B2' },
    description:
      'Feux, éléphants, clôtures, moutons : deux ans pour comparer les savanes du sud et celles de l’**Adamaoua**. L’université fournit un véhicule, des drones et l’accès à vingt années de relevés.\n\n1 200 € par mois, sans impôt. Un carnet de terrain ouvert, publié au fil de l’eau, remplace les rapports.\n\nUn mois par an est réservé à l’encadrement d’étudiants de Ngaoundéré, qui viennent à leur tour travailler sur les relevés.',
    requirements:
      'Un doctorat d’écologie ou de géographie. Permis de conduire. Une lettre d’un partenaire au Cameroun, au Tchad ou en Centrafrique.',
  },
  {
    title: 'Bourse de génie géothermique du Rift',
    organization: 'Great Rift Polytechnic',
    country: 'Kenya',
    ...{ level: 'master', field_of_study: 'Énergie', amount: 10200, coverage_type: 'complete' },
    ...{ deadline_in: 78, duration_months: 18 },
    language_requirements: { Anglais: 'B2' },
    eligible_countries: [...CENTRAL_AFRICA, 'Comores', 'Djibouti', 'Éthiopie', 'Rwanda'],
    description:
      'Près de la moitié de l’électricité kényane vient de la **chaleur de la terre**. Le Cameroun, le Tchad et les Comores ont des volcans et n’en tirent rien. Dix étudiants de ces pays apprennent à explorer, forer et exploiter, sur des champs en service.\n\n400 € par mois, logement, équipement de sécurité, assurance.\n\nLa dernière période se passe dans le pays de l’étudiant, sur un site qu’il propose lui-même.',
    requirements:
      'Un diplôme de géologie, de mécanique ou de génie civil. Aptitude au travail en hauteur, vérifiée sur place.',
  },
  {
    title: 'Licence à distance en gestion, avec bourse de connexion',
    organization: 'Université ouverte des Passerelles',
    university: 'universite-ouverte-des-passerelles',
    country: 'Cameroun',
    ...{ level: 'licence', field_of_study: 'Économie et gestion', amount: 1080, coverage_type: 'partial' },
    ...{ deadline_in: 38, duration_months: 36 },
    language_requirements: { Français: 'B1' },
    eligible_countries: [...CENTRAL_AFRICA, ...WEST_AFRICA],
    description:
      'Étudier chez soi, le soir, en travaillant le jour. Les cours tiennent sur une **carte mémoire** envoyée chaque semestre ; la connexion ne sert qu’à rendre les devoirs et à parler au tuteur.\n\nLa bourse paie 70 % des frais et donne dix gigaoctets par mois. Les examens se passent dans quarante villes, un samedi.\n\nUn groupe de travail se réunit dans chaque ville, souvent dans une bibliothèque de notre réseau.',
    requirements: 'Le baccalauréat, ou la validation de cinq ans d’expérience. Un téléphone suffit.',
  },
  {
    title: 'Master à distance en bibliothèques scolaires',
    organization: 'Université ouverte des Passerelles',
    university: 'universite-ouverte-des-passerelles',
    country: 'Sénégal',
    ...{
      level: 'master',
      field_of_study: 'Métiers du livre et documentation',
      amount: 1600,
      coverage_type: 'tuition_only',
    },
    ...{ deadline_in: 115, duration_months: 24 },
    language_requirements: { Français: 'B2' },
    description:
      'Pour les professeurs à qui l’on a confié une armoire de livres et une clé. Deux ans, à distance, avec **une semaine par an à Thiès** : choisir, animer, prêter, mesurer, convaincre.\n\nLa scolarité est offerte aux bibliothèques de notre réseau. Le mémoire est la bibliothèque elle-même, visitée par le jury.\n\nDeux visioconférences par mois, un tuteur qui a lui-même tenu une bibliothèque, et une boîte de cinquante livres pour essayer les exercices.',
    requirements:
      'Une licence et la charge d’une bibliothèque d’école. La signature du chef d’établissement.',
  },
  {
    title: 'Bourse de recherche sur les migrations d’étudiants',
    organization: 'Observatoire des Retours',
    country: 'Cameroun',
    ...{ level: 'postdoc', field_of_study: 'Sciences politiques', amount: 18000, coverage_type: 'complete' },
    ...{ deadline_in: 6, duration_months: 18 },
    language_requirements: { Français: 'C1', Anglais: 'B2' },
    description:
      'Qui part, qui revient, et pourquoi ? L’observatoire suit trois mille diplômés de huit pays. Il cherche un sociologue ou un démographe pour **analyser dix ans de données** et rencontrer deux cents familles.\n\n1 000 € par mois à Yaoundé, missions payées. Le livre paraît en français et en anglais, en accès libre.\n\nDeux enquêteurs et une cartographe complètent l’équipe. Les familles rencontrées reçoivent le livre et sont invitées à sa présentation.',
    requirements:
      'Un doctorat et une bonne pratique de la statistique. Exemple de code ou de traitement à joindre.',
  },
  {
    title: 'Bourse d’urgence de fin de thèse',
    organization: 'Fondation Dernier chapitre',
    country: 'France',
    ...{
      level: 'doctorat',
      field_of_study: 'Toutes disciplines',
      amount: 6000,
      coverage_type: 'living_expenses',
    },
    ...{ deadline_in: 10, duration_months: 6 },
    language_requirements: 'Aucune.',
    description:
      'Le financement s’arrête, la thèse n’est pas finie : c’est fréquent, et c’est là qu’on abandonne. La fondation verse **1 000 € par mois pendant six mois** à des doctorants étrangers à qui il reste à rédiger.\n\nRéponse en trois semaines. On envoie, chaque mois, les pages écrites ; personne ne les juge, quelqu’un les lit.\n\nQuatre lauréats sur cinq soutiennent dans l’année. Une bourse peut être interrompue puis reprise.',
    requirements:
      'Être inscrit au moins en troisième année et montrer un plan avec ce qui est déjà rédigé. Une lettre du directeur de thèse.',
  },
  {
    title: 'Bourse de sport-études et management du sport',
    organization: 'Campus de la Lagune',
    country: 'Côte d’Ivoire',
    ...{ level: 'licence', field_of_study: 'Sciences du sport', amount: 5400, coverage_type: 'complete' },
    ...{ deadline_in: 63, duration_months: 36 },
    language_requirements: { Français: 'B1' },
    eligible_countries: [...WEST_AFRICA, ...CENTRAL_AFRICA],
    description:
      'Athlètes, arbitres, entraîneurs : trois ans pour préparer **l’après**. Le matin à l’entraînement, l’après-midi en cours : anatomie, pédagogie, gestion d’un club, droit du sport.\n\nLogé, nourri, soigné, avec 50 € par mois. La moitié des places va aux femmes, et un quart au handisport.\n\nLes diplômés deviennent éducateurs, kinésithérapeutes après une passerelle, gestionnaires d’équipements. Une blessure ne fait pas perdre la bourse.',
    requirements: 'Le baccalauréat et un niveau régional, attesté par la ligue.',
  },
];
