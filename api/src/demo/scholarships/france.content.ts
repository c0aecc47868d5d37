import { CENTRAL_AFRICA, type DemoScholarship, WEST_AFRICA } from './demo-scholarship.js';

export const IN_FRANCE: readonly DemoScholarship[] = [
  {
    title: 'Bourse Rives d’avenir pour un master scientifique',
    organization: 'Fondation Rives d’avenir',
    country: 'France',
    ...{
      level: 'master',
      field_of_study: 'Sciences de l’environnement',
      amount: 28800,
      coverage_type: 'complete',
    },
    ...{ deadline_in: 31, duration_months: 24, min_gpa: 3.2, is_featured: true },
    language_requirements: { Français: 'B2', Anglais: 'B1' },
    eligible_countries: [...CENTRAL_AFRICA, ...WEST_AFRICA],
    description:
      'La bourse finance **deux années de master** dans une université française pour des étudiants qui veulent travailler sur l’eau, les sols, les forêts ou le climat de leur pays.\n\n## Ce qu’elle comprend\n\n- 1 200 € par mois pendant vingt-quatre mois ;\n- les droits d’inscription et la contribution de vie étudiante ;\n- un billet aller-retour par an et une assurance santé.\n\nChaque lauréat est suivi par un ancien boursier et passe un stage de six mois *dans son pays d’origine*, sur un sujet choisi avec une collectivité ou un service technique.',
    requirements:
      '- Une licence en biologie, géographie, agronomie, chimie ou géosciences, obtenue depuis moins de trois ans.\n- Une lettre d’admission, même conditionnelle.\n- Un projet de deux pages qui nomme un lieu et un problème précis.\n- Deux lettres de recommandation.',
  },
  {
    title: 'Allocation doctorale Lettres du Sud',
    organization: 'Université des Trois Rivières de Lyon',
    university: 'universite-des-trois-rivieres',
    country: 'France',
    ...{ level: 'doctorat', field_of_study: 'Lettres et langues', amount: 68400, coverage_type: 'complete' },
    ...{ deadline_in: 20, duration_months: 36, min_gpa: 3.4 },
    language_requirements: { Français: 'C1' },
    description:
      'Trois contrats doctoraux sont réservés chaque année à des recherches sur les littératures africaines de langue française, les langues nationales et la traduction. Le contrat est un vrai contrat de travail : **1 900 € par mois**, cotisations comprises, sans obligation d’enseigner la première année.\n\nLe laboratoire met à disposition un fonds de huit mille volumes et un réseau de correspondants à Yaoundé, Dakar et Kinshasa. Les doctorants y passent au moins un semestre ; leurs voyages sont pris en charge.',
    requirements:
      'Un master de recherche avec un mémoire noté au moins 15 sur 20, un projet de thèse de cinq pages, et l’accord écrit d’un directeur de l’université. Les candidats écrivent avant tout au laboratoire : une candidature sans directeur n’est pas lue.',
  },
  {
    title: 'Bourse de première année d’ingénieur',
    organization: 'École supérieure du Génie partagé',
    country: 'France',
    ...{ level: 'licence', field_of_study: 'Génie civil', amount: 7200, coverage_type: 'tuition_only' },
    ...{ deadline_in: 5, duration_months: 12, min_gpa: 3 },
    language_requirements: { Français: 'B2' },
    eligible_countries: ['Cameroun', 'Congo', 'Gabon', 'Tchad'],
    description:
      'L’école exonère de tous les droits de scolarité, pendant l’année préparatoire intégrée, dix bacheliers venus d’Afrique centrale. La bourse est renouvelée d’office si l’étudiant valide son année ; au-delà, l’apprentissage prend le relais et paie la scolarité.\n\n### Bon à savoir\n\nLe logement n’est **pas** compris. L’école réserve toutefois des chambres en résidence à 240 € par mois, et avance la caution.\n\nRentrée début septembre.',
    requirements:
      '- Un baccalauréat scientifique de l’année ou de l’année précédente.\n- Les bulletins de première et de terminale, avec au moins 13 sur 20 en mathématiques et en physique.\n- Un entretien à distance de vingt minutes.',
  },
  {
    title: 'Aide au logement des étudiants en santé',
    organization: 'Mutuelle des Campus ouverts',
    country: 'France',
    ...{
      level: 'master',
      field_of_study: 'Médecine et santé',
      amount: 6000,
      coverage_type: 'living_expenses',
    },
    ...{ deadline_in: 12, duration_months: 10 },
    language_requirements: 'Français courant : les stages se font auprès des patients.',
    description:
      'Beaucoup d’étudiants étrangers en soins infirmiers, maïeutique ou santé publique arrivent en septembre sans logement. Cette allocation verse *600 € par mois de septembre à juin*, directement à l’étudiant, et la mutuelle se porte garante auprès du propriétaire.\n\nElle se cumule avec une exonération de droits, avec les aides au logement de droit commun et avec un travail de moins de quinze heures par semaine. Elle ne se cumule pas avec une bourse complète.',
    requirements:
      'Être admis en deuxième cycle d’une formation de santé, avoir moins de trente ans à la rentrée, et joindre un budget prévisionnel. Les dossiers sont étudiés dans l’ordre d’arrivée : ne pas attendre le dernier jour.',
  },
  {
    title: 'Bourse d’excellence en mathématiques appliquées',
    organization: 'Institut Lagrange des données',
    country: 'France',
    ...{ level: 'master', field_of_study: 'Mathématiques', amount: 24000, coverage_type: 'complete' },
    ...{ deadline_in: 64, duration_months: 24, min_gpa: 3.5 },
    language_requirements: { Anglais: 'B2' },
    description:
      'Le master est donné en anglais : statistique, optimisation, calcul scientifique, apprentissage automatique. L’institut prend **douze étudiants par promotion**, dont quatre boursiers internationaux choisis sur leurs seuls résultats.\n\nLes boursiers reçoivent 1 000 € par mois et ne paient aucun droit. Chacun travaille deux demi-journées par semaine dans une équipe, sur un sujet qui devient souvent celui de sa thèse : huit boursiers sur dix continuent en doctorat.\n\n- Rentrée : début septembre\n- Lieu : Grenoble\n- Résultats : sept semaines après la clôture',
    requirements:
      'Une licence de mathématiques, ou d’informatique avec une forte part de mathématiques. Joindre les programmes des cours suivis : les intitulés ne suffisent pas au jury. Aucun test d’anglais n’est exigé si la licence a été suivie en anglais.',
  },
  {
    title: 'Bourse Femmes et réseaux électriques',
    organization: 'Compagnie Lumière des Plaines',
    country: 'France',
    ...{ level: 'master', field_of_study: 'Énergie', amount: 30000, coverage_type: 'complete' },
    ...{ deadline_in: 29, duration_months: 24, min_gpa: 3, is_featured: true },
    language_requirements: { Français: 'B2', Anglais: 'B1' },
    eligible_countries: [...WEST_AFRICA, 'Cameroun', 'Madagascar'],
    description:
      'Une ingénieure sur six : c’est la part des femmes dans les métiers du réseau électrique. La compagnie finance chaque année **quinze étudiantes africaines** en master de génie électrique, d’énergies renouvelables ou de gestion des réseaux.\n\nL’allocation est de 1 250 € par mois. Une marraine de l’entreprise suit l’étudiante pendant deux ans, et un stage rémunéré est proposé chaque été. *Aucun engagement* de travailler ensuite pour la compagnie n’est demandé.',
    requirements:
      '- Être une femme, ressortissante d’un des pays de la liste.\n- Avoir une licence ou un diplôme d’ingénieur de niveau bac + 3 dans le domaine.\n- Présenter en une page un problème d’électricité de sa ville et ce qu’on pourrait y faire.',
  },
  {
    title: 'Année de césure et de recherche en histoire de l’Afrique',
    organization: 'Maison des Mondes lettrés',
    country: 'France',
    ...{ level: 'postdoc', field_of_study: 'Histoire', amount: 31200, coverage_type: 'complete' },
    ...{ deadline_in: 97, duration_months: 12 },
    language_requirements: { Français: 'B2' },
    description:
      'La Maison reçoit chaque année six historiens ou historiennes pour une résidence de douze mois à Nantes. On y vient avec un livre à finir, un corpus à dépouiller ou une exposition à préparer.\n\nLa résidence offre un studio, un bureau, 2 600 € par mois et l’accès aux archives portuaires. Elle demande en échange *deux conférences publiques* et un article en accès libre. Les familles sont les bienvenues : l’école du quartier accueille les enfants en cours d’année.',
    requirements:
      'Un doctorat soutenu depuis moins de huit ans. Le dossier tient en dix pages : projet, calendrier, liste des sources, et trois publications choisies.',
  },
  {
    title: 'Bourse de mobilité pour le master Métiers du livre',
    organization: 'Université des Trois Rivières de Lyon',
    university: 'universite-des-trois-rivieres',
    country: 'France',
    ...{
      level: 'master',
      field_of_study: 'Métiers du livre et documentation',
      amount: 10800,
      coverage_type: 'partial',
    },
    ...{ deadline_in: 45, duration_months: 12, min_gpa: 2.8, is_featured: true },
    language_requirements: { Français: 'C1' },
    eligible_countries: [...CENTRAL_AFRICA, ...WEST_AFRICA],
    description:
      'Cette bourse est née de nos stages de bibliothécaires : plusieurs stagiaires voulaient aller plus loin. Elle permet de suivre la **deuxième année du master Métiers du livre**, parcours bibliothèques et lecture publique.\n\n## Le déroulement\n\n- six mois de cours à Lyon ;\n- quatre mois de stage dans une médiathèque de la région ;\n- deux mois dans une bibliothèque du pays d’origine, avec un projet à installer.\n\nL’université exonère de 70 % des droits et verse une allocation de 900 € par mois.',
    requirements:
      'Une première année de master, ou trois ans d’expérience en bibliothèque avec une licence. Une lettre de la bibliothèque qui accueillera le projet au retour compte beaucoup dans le choix du jury.',
  },
  {
    title: 'Bourse Premiers codes',
    organization: 'Fondation Alphabet commun',
    country: 'France',
    ...{ level: 'licence', field_of_study: 'Informatique', amount: 18000, coverage_type: 'partial' },
    ...{ deadline_in: 1, duration_months: 36, min_gpa: 2.7 },
    language_requirements: { Français: 'B2' },
    description:
      'Trois ans de licence d’informatique, une allocation de 500 € par mois et un ordinateur portable remis à l’arrivée : la bourse s’adresse à des bacheliers qui ont appris à programmer **par eux-mêmes**.\n\nLe jury ne regarde pas seulement les notes. Il demande à voir quelque chose que vous avez fait : un site pour une boutique, un jeu, un programme qui calcule la paie d’une coopérative… Ce qui compte est de pouvoir expliquer *pourquoi* vous avez choisi de le faire ainsi.',
    requirements:
      '- Le baccalauréat, toutes séries.\n- Un lien ou une archive avec un programme écrit par vous, et une vidéo de trois minutes où vous l’expliquez.\n- Une attestation de préinscription.',
  },
  {
    title: 'Bourse de thèse Santé des villages',
    organization: 'Institut Pastorale de santé publique',
    country: 'France',
    ...{ level: 'doctorat', field_of_study: 'Médecine et santé', amount: null, coverage_type: 'complete' },
    ...{ deadline_in: 120, duration_months: 36, min_gpa: 3.3 },
    language_requirements: { Français: 'B2', Anglais: 'B2' },
    eligible_countries: CENTRAL_AFRICA,
    description:
      'Thèse en cotutelle sur l’accès aux soins en zone rurale : paludisme, santé maternelle, maladies chroniques, vaccination. Le doctorant partage son temps entre Marseille et un centre de recherche d’Afrique centrale, **six mois par an de chaque côté**.\n\nLe montant suit le barème national des contrats doctoraux ; les enquêtes de terrain, l’assurance et les voyages sont payés en plus par l’institut.\n\nUn comité indépendant examine l’éthique de chaque projet avant le départ sur le terrain.',
    requirements:
      'Un diplôme de médecine, de pharmacie, ou un master de santé publique. Le projet est écrit avec les deux directeurs ; il précise comment les résultats seront rendus aux villages qui y ont participé.',
  },
  {
    title: 'Prix d’entrée en école d’architecture',
    organization: 'Atelier des Quatre Vents',
    country: 'France',
    ...{
      level: 'licence',
      field_of_study: 'Architecture et urbanisme',
      amount: 4500,
      coverage_type: 'partial',
    },
    ...{ deadline_in: 76, duration_months: 9 },
    language_requirements: { Français: 'B2' },
    description:
      'Un prix sur concours : dessinez la **cour d’une école que vous connaissez**, telle qu’elle est et telle qu’elle pourrait être, sur deux planches de format A3. Photographies de maquettes et dessins à la main sont acceptés au même titre que les images de synthèse.\n\nLes cinq lauréats reçoivent 500 € par mois pendant leur première année, et 70 % de leurs frais d’inscription. Les planches sont exposées à Toulouse en juin, et rendues ensuite.',
    requirements:
      'Être admis, ou candidat, dans une école nationale supérieure d’architecture. Il n’y a pas de condition de nationalité ni de moyenne minimale.',
  },
  {
    title: 'Bourse Agronomie des savanes',
    organization: 'Centre de formation de la Terre haute',
    country: 'France',
    ...{ level: 'master', field_of_study: 'Agronomie', amount: 26400, coverage_type: 'complete' },
    ...{ deadline_in: 152, duration_months: 24, min_gpa: 3 },
    language_requirements: { Français: 'B2' },
    eligible_countries: ['Cameroun', 'Centrafrique', 'Mali', 'Niger', 'Sénégal', 'Tchad'],
    description:
      'Sorgho, niébé, élevage pastoral, arbres dans les champs : le master forme à l’agronomie des régions sèches, à Montpellier puis sur une station d’essai au nord du Cameroun.\n\n*Première année* : écologie des sols, statistique d’expérimentation, économie des filières. *Seconde année* : huit mois d’expérimentation avec des groupements de producteurs.\n\nLa bourse verse 1 100 € par mois, paie les droits d’inscription, la santé et deux voyages. Elle demande de remettre, à la fin, un **document de conseil** en français et dans une langue de la région.',
    requirements:
      '- Une licence ou un diplôme d’ingénieur des travaux agricoles.\n- Un an d’expérience de terrain, stages compris.\n- Une lettre de motivation de deux pages au plus.',
  },
  {
    title: 'Bourse du barreau des deux rives',
    organization: 'Association Droit et passerelles',
    country: 'France',
    ...{ level: 'master', field_of_study: 'Droit', amount: 9000, coverage_type: 'living_expenses' },
    ...{ deadline_in: 210, duration_months: 12, min_gpa: 3 },
    language_requirements: { Français: 'C1' },
    description:
      'Des avocats de Bordeaux et de Douala cotisent chaque année pour aider des étudiants en **droit des affaires de l’espace OHADA**, droit du travail ou droits humains à passer une année de master en France.\n\nL’allocation couvre la vie courante, 750 € par mois. Chaque boursier passe une demi-journée par semaine dans un cabinet et rédige des notes de jurisprudence, publiées sous son nom.',
    requirements:
      'Quatre années de droit validées, une note de synthèse de trois pages sur une décision récente, et une admission en deuxième année de master. Les candidats de plus de vingt-huit ans joignent leur parcours professionnel.',
  },
  {
    title: 'Bourse d’économie solidaire',
    organization: 'Fondation des Ateliers du Rhône',
    country: 'France',
    ...{ level: 'master', field_of_study: 'Économie et gestion', amount: 12000, coverage_type: 'partial' },
    ...{ deadline_in: -1, duration_months: 12, min_gpa: 2.8 },
    language_requirements: { Français: 'B2' },
    description:
      'Tontines, coopératives, mutuelles, épargne villageoise : la fondation soutient des étudiants qui veulent gérer des organisations où le profit n’est pas le seul but.\n\nL’aide comprend **1 000 € par mois** et une remise de 70 % sur la scolarité d’un master de gestion des organisations de l’économie sociale. Le mémoire porte sur une structure réelle, que l’étudiant visite au moins un mois.',
    requirements:
      'Une licence d’économie, de gestion ou de sociologie. La lettre d’une coopérative, d’une mutuelle ou d’une association qui ouvre ses comptes à l’étudiant est indispensable.',
  },
];
