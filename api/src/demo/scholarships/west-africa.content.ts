import { CENTRAL_AFRICA, type DemoScholarship, WEST_AFRICA } from './demo-scholarship.js';

export const IN_WEST_AFRICA: readonly DemoScholarship[] = [
  {
    title: 'Bourse de licence en sciences de la mer',
    organization: 'Université de la Petite Côte',
    university: 'universite-de-la-petite-cote',
    country: 'Sénégal',
    ...{ level: 'licence', field_of_study: 'Biologie', amount: 4050, coverage_type: 'partial' },
    ...{ deadline_in: 34, duration_months: 36 },
    language_requirements: { Français: 'B2' },
    eligible_countries: [...WEST_AFRICA, ...CENTRAL_AFRICA],
    description:
      'Poissons, mangroves, érosion : la licence se fait les pieds dans l’eau, à Mbour, avec les pêcheurs qui accueillent les étudiants sur leurs pirogues. L’université prend en charge **70 % des frais** et verse un petit complément pour les repas.\n\nAu dernier semestre, chacun tient pendant trois mois le cahier d’un débarcadère. Ces cahiers servent ensuite à fixer les périodes de repos biologique.',
    requirements:
      'Le baccalauréat scientifique. Savoir nager n’est pas exigé : on l’apprend la première année.',
  },
  {
    title: 'Bourse de master en création numérique',
    organization: 'École Teranga des images',
    country: 'Sénégal',
    ...{ level: 'master', field_of_study: 'Arts et design', amount: 5400, coverage_type: 'partial' },
    ...{ deadline_in: 17, duration_months: 18 },
    language_requirements: { Français: 'B2' },
    description:
      'Animation, jeu vidéo, bande dessinée, typographie des langues africaines. Cette école de Dakar forme des **auteurs**, pas seulement des exécutants : chaque étudiant sort avec un court métrage, un jeu ou un album achevé.\n\nLa bourse paie l’essentiel de la scolarité et un poste de travail à domicile. Les droits restent à l’étudiant.\n\nTrois studios de la ville reprennent chaque année un projet d’étudiant et le financent jusqu’au bout.',
    requirements:
      'Un dossier de dix images ou de trois minutes de film. Le diplôme compte peu ; une année d’études supérieures suffit.',
  },
  {
    title: 'Bourse d’excellence en télécommunications',
    organization: 'Institut supérieur Yénée',
    country: 'Sénégal',
    ...{ level: 'master', field_of_study: 'Télécommunications', amount: 8100, coverage_type: 'complete' },
    ...{ deadline_in: 72, duration_months: 18, min_gpa: 3.1 },
    language_requirements: { Français: 'B2', Anglais: 'B1' },
    eligible_countries: [...WEST_AFRICA, ...CENTRAL_AFRICA],
    description:
      'Réseaux mobiles, fibre, satellite, sécurité : un diplôme reconnu par les opérateurs de **douze pays**. Quinze boursiers sont choisis sur concours ; ils reçoivent 450 € par mois et n’ont rien à payer.\n\nL’enseignement se fait en français, les examens de certification en anglais. Un étage de l’institut est un réseau d’essai que l’on peut casser.\n\nDeux opérateurs recrutent sur place à la fin de chaque promotion.',
    requirements:
      '- Une licence de télécommunications, d’électronique ou d’informatique.\n- Réussir un test en ligne (mathématiques, anglais technique).\n- Un projet professionnel d’une page.',
  },
  {
    title: 'Allocation de terrain pour jeunes historiens',
    organization: 'Société des Griots et des Archives',
    country: 'Sénégal',
    ...{ level: 'doctorat', field_of_study: 'Histoire', amount: 3600, coverage_type: 'living_expenses' },
    ...{ deadline_in: 3, duration_months: 6 },
    language_requirements: { Français: 'C1' },
    description:
      'Six mois pour recueillir la parole de ceux qui s’en vont : chefs de village, ouvrières des rizières, premiers instituteurs, musiciens. L’allocation, **600 € par mois**, paie les déplacements, les traductions et le temps passé.\n\nLes enregistrements sont déposés aux archives nationales, avec une copie pour la famille. *Rien n’est publié sans l’accord de ceux qui parlent.*\n\nUn enregistreur est prêté à chaque lauréat.',
    requirements:
      'Être inscrit en thèse d’histoire, d’anthropologie ou de littérature orale dans une université africaine. Une liste de dix témoins possibles.',
  },
  {
    title: 'Bourse de licence en économie agricole',
    organization: 'Coopérative des Greniers',
    country: 'Sénégal',
    ...{
      level: 'licence',
      field_of_study: 'Économie et gestion',
      amount: 2700,
      coverage_type: 'living_expenses',
    },
    ...{ deadline_in: 148, duration_months: 36 },
    language_requirements: { Français: 'B1' },
    eligible_countries: ['Gambie', 'Guinée', 'Mali', 'Mauritanie', 'Sénégal'],
    description:
      'Des producteurs de mil et d’arachide cotisent pour que leurs enfants, et ceux des autres, apprennent à tenir les comptes. La bourse aide à vivre à Saint-Louis pendant la licence : **75 € par mois et une chambre**.\n\nLes étudiants passent chaque été dans une coopérative. Ils y apprennent ce qu’aucun manuel ne dit : pourquoi l’on vend trop tôt, et comment faire autrement.',
    requirements: 'Venir d’une famille rurale, attestée par la commune. Le baccalauréat, toutes séries.',
  },
  {
    title: 'Bourse de master en logistique portuaire',
    organization: 'Académie du Vridi',
    country: 'Côte d’Ivoire',
    ...{
      level: 'master',
      field_of_study: 'Économie et gestion',
      amount: 6000,
      coverage_type: 'tuition_only',
    },
    ...{ deadline_in: 48, duration_months: 20, min_gpa: 2.6 },
    language_requirements: { Français: 'B2', Anglais: 'A2' },
    description:
      'Le port d’Abidjan et cinq transitaires financent cette formation aux métiers du **transport et de la douane**. Deux jours de cours, trois jours en entreprise : la scolarité est gratuite et le stage payé au salaire minimum.\n\nPlusieurs de nos propres conteneurs ont été suivis par des étudiants de cette école. Ils ont trouvé deux erreurs dans nos papiers.\n\nRentrée en janvier.',
    requirements:
      'Une licence de gestion, de droit ou de géographie. Rigueur et ponctualité : la période d’essai est d’un mois.',
  },
  {
    title: 'Bourse de recherche sur le cacao durable',
    organization: 'Institut du Fromager',
    country: 'Côte d’Ivoire',
    ...{ level: 'doctorat', field_of_study: 'Agronomie', amount: 21600, coverage_type: 'complete' },
    ...{ deadline_in: 22, duration_months: 36, min_gpa: 3 },
    language_requirements: { Français: 'B2', Anglais: 'B1' },
    eligible_countries: ['Cameroun', 'Côte d’Ivoire', 'Ghana', 'Nigeria', 'Togo'],
    description:
      'Ombrage, rajeunissement des vergers, revenus des familles : trois thèses, dans trois régions, avec des planteurs qui **décident des essais** autant que les chercheurs.\n\nLe doctorant reçoit 600 € par mois et une moto. Il anime un groupe de vingt planteurs et rend compte deux fois par an devant eux, en langue locale si possible.\n\nUne partie des données appartient aux groupements, qui décident de leur publication.',
    requirements: 'Un master d’agronomie, de sociologie rurale ou d’économie. Permis de conduire souhaité.',
  },
  {
    title: 'Bourse de formation des formateurs en mathématiques',
    organization: 'Réseau Ishango',
    country: 'Bénin',
    ...{
      level: 'master',
      field_of_study: 'Sciences de l’éducation',
      amount: 5760,
      coverage_type: 'complete',
    },
    ...{ deadline_in: 60, duration_months: 24 },
    language_requirements: { Français: 'B2' },
    eligible_countries: [...WEST_AFRICA, ...CENTRAL_AFRICA],
    description:
      'Pour des professeurs de mathématiques qui formeront les autres. Deux étés à Porto-Novo, deux années dans sa classe, avec un **tuteur qui vient observer** trois fois par an.\n\nOn y travaille les nombres, la géométrie, les erreurs des élèves, les manuels, et la manière de faire compter une classe de cent. La bourse compense la perte de salaire et paie les voyages.',
    requirements:
      'Cinq ans d’enseignement au collège ou au lycée, public ou privé. Deux séquences de cours rédigées, avec ce qui n’a pas marché.',
  },
  {
    title: 'Bourse d’ingénieur de l’eau de Ouagadougou',
    organization: 'École inter-États de l’Eau vive',
    country: 'Burkina Faso',
    ...{ level: 'master', field_of_study: 'Génie civil', amount: 9900, coverage_type: 'complete' },
    ...{ deadline_in: 84, duration_months: 24, min_gpa: 2.9 },
    language_requirements: { Français: 'B2' },
    eligible_countries: [...WEST_AFRICA, ...CENTRAL_AFRICA],
    description:
      'Forages, barrages, assainissement des quartiers, irrigation : l’école forme depuis cinquante ans les ingénieurs de quatorze États. Trente **bourses complètes** sont données cette année, dont la moitié à des femmes.\n\nLogement sur le campus, restauration, 250 € par mois. Le projet de fin d’études répond à une demande de commune ; l’étudiant y retourne un an après pour voir ce qui marche.\n\nRentrée en octobre.',
    requirements:
      'Une licence scientifique ou technique. Concours sur dossier, puis épreuve écrite à distance sous surveillance.',
  },
  {
    title: 'Bourse de soins infirmiers de Kara',
    organization: 'Fondation Mains propres',
    country: 'Togo',
    ...{ level: 'licence', field_of_study: 'Médecine et santé', amount: 2160, coverage_type: 'tuition_only' },
    ...{ deadline_in: 106, duration_months: 36 },
    language_requirements: { Français: 'B1' },
    eligible_countries: ['Bénin', 'Burkina Faso', 'Ghana', 'Niger', 'Togo'],
    description:
      'Vingt places gratuites dans une école d’infirmiers du nord du Togo, ouverte par des soignants à la retraite. Les cours sont courts, les **stages longs** : vingt mois sur trente-six au lit des malades.\n\nLa fondation prête aussi les manuels ; ceux de première année viennent de nos collectes. Aucun engagement n’est demandé, mais la plupart restent dans la région.\n\nRentrée en octobre.',
    requirements:
      'Le baccalauréat, ou le BEPC avec cinq ans d’aide-soignant. Un entretien de vive voix, à Kara ou à Lomé.',
  },
  {
    title: 'Fellowship in Physics for West Africa',
    organization: 'Akosombo Institute of Science',
    country: 'Ghana',
    ...{ level: 'postdoc', field_of_study: 'Physique', amount: 24000, coverage_type: 'complete' },
    ...{ deadline_in: 180, duration_months: 24 },
    language_requirements: { Anglais: 'B2' },
    eligible_countries: [...WEST_AFRICA, ...CENTRAL_AFRICA, 'Ghana', 'Nigeria'],
    description:
      'Deux ans de recherche en physique des matériaux ou de l’atmosphère, près du grand lac. Ouverte aux **francophones** : l’institut donne des cours d’anglais et accepte que l’on enseigne en français la première année.\n\n1 000 € par mois, logement, école pour les enfants, et un fonds d’équipement que l’on emporte à la fin vers son université.\n\nLes étudiants du chercheur peuvent venir un mois par an.',
    requirements:
      'Un doctorat de physique. Deux lettres, une liste de publications, et le plan d’un cours de vingt heures.',
  },
];
