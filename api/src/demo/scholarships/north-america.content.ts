import { CENTRAL_AFRICA, type DemoScholarship, WEST_AFRICA } from './demo-scholarship.js';

export const IN_NORTH_AMERICA: readonly DemoScholarship[] = [
  {
    title: 'Bourse d’admission Érable et baobab',
    organization: 'Université du Fleuve-Laurent',
    university: 'universite-du-fleuve-laurent',
    country: 'Canada',
    ...{
      level: 'licence',
      field_of_study: 'Toutes disciplines',
      amount: 32000,
      coverage_type: 'tuition_only',
    },
    ...{ deadline_in: 40, duration_months: 48, min_gpa: 3, is_featured: true },
    language_requirements: { Français: 'B2' },
    description:
      'L’université ramène les droits de scolarité des étudiants internationaux au niveau de ceux des résidents, pendant **les quatre années du baccalauréat**, soit environ 8 000 € d’économie par an.\n\n## Comment elle est attribuée\n\nIl n’y a pas de formulaire à part : cochez la case dans votre demande d’admission. Soixante bourses sont données sur dossier, la moitié à des étudiantes.\n\nElle se conserve avec une moyenne de 2,7 sur 4,3 et un programme à temps plein ; une session manquée pour maladie ou maternité ne la fait pas perdre.',
    requirements:
      '- Un diplôme de fin d’études secondaires.\n- Les relevés de notes des trois dernières années, traduits s’ils ne sont ni en français ni en anglais.\n- Une lettre de 500 mots : *que ferez-vous de ce que vous apprendrez ?*',
  },
  {
    title: 'Bourse de maîtrise en génie des eaux',
    organization: 'École polytechnique des Grands Lacs',
    country: 'Canada',
    ...{ level: 'master', field_of_study: 'Génie civil', amount: 27000, coverage_type: 'complete' },
    ...{ deadline_in: 55, duration_months: 20, min_gpa: 3.3 },
    language_requirements: { Anglais: 'C1' },
    description:
      'Une maîtrise de recherche financée par un professeur : on candidate à **un sujet** autant qu’à un programme. Cette année, quatre sujets sont ouverts : recharge des nappes en zone urbaine, digues en terre, traitement à faible coût, prévision des crues sur petits bassins.\n\nL’étudiant reçoit 1 350 € par mois. La scolarité est payée par le laboratoire. Un poste d’assistant de cours, facultatif, ajoute environ 200 € par mois.',
    requirements:
      'Un diplôme d’ingénieur ou une licence en génie civil, hydraulique ou géologie. Écrivez au professeur avec votre CV, vos notes et dix lignes sur le sujet qui vous attire.',
  },
  {
    title: 'Programme Jeunes chercheuses en santé mondiale',
    organization: 'Institut boréal de santé',
    country: 'Canada',
    ...{ level: 'doctorat', field_of_study: 'Médecine et santé', amount: 96000, coverage_type: 'complete' },
    ...{ deadline_in: 88, duration_months: 48, min_gpa: 3.6 },
    language_requirements: { Français: 'B2', Anglais: 'C1' },
    description:
      'Huit doctorats de quatre ans pour des femmes d’Afrique, d’Asie et des Caraïbes, en épidémiologie, santé maternelle, nutrition ou politiques de santé.\n\n- **2 000 € par mois**, droits compris\n- un fonds de terrain de 10 000 €\n- la garde d’enfants remboursée jusqu’à trois ans\n\nLa première année se passe à Québec en cours et en ateliers d’écriture. Les trois suivantes se partagent librement entre le terrain et le laboratoire.',
    requirements:
      'Un master de recherche ou un doctorat de médecine. Les candidatures avec un co-encadrement africain sont encouragées. Trois références, dont une de terrain.',
  },
  {
    title: 'Bourse d’études collégiales techniques',
    organization: 'Réseau des collèges du Nord',
    country: 'Canada',
    ...{ level: 'licence', field_of_study: 'Télécommunications', amount: 15000, coverage_type: 'partial' },
    ...{ deadline_in: 18, duration_months: 36 },
    language_requirements: 'Français, niveau de fin d’études secondaires ; aucun test demandé.',
    description:
      'Technique de l’électronique, réseaux, maintenance industrielle : ces formations de trois ans mènent vite à un emploi et manquent d’étudiants. Le réseau finance **une part de la scolarité et 420 € par mois**.\n\nLes collèges sont dans de petites villes. On y loge pour 250 € par mois, les classes ont vingt élèves, et une famille d’accueil vous reçoit les deux premières semaines. *L’hiver est long : un vestiaire vous équipe gratuitement.*',
    requirements:
      'Un baccalauréat ou un diplôme technique, avec les mathématiques de terminale. Le permis d’études prend jusqu’à seize semaines : candidatez tôt.',
  },
  {
    title: 'Bourse postdoctorale Forêts et communautés',
    organization: 'Université du Fleuve-Laurent',
    university: 'universite-du-fleuve-laurent',
    country: 'Canada',
    ...{
      level: 'postdoc',
      field_of_study: 'Sciences de l’environnement',
      amount: 72000,
      coverage_type: 'complete',
    },
    ...{ deadline_in: 133, duration_months: 24 },
    language_requirements: { Anglais: 'B2' },
    description:
      'Deux ans dans une équipe qui réunit écologues, anthropologues et juristes autour de la **gestion des forêts par ceux qui les habitent**. Le chercheur compare un terrain du bassin du Congo et un terrain autochtone du nord du Québec.\n\nSalaire de 3 000 € par mois, budget de mission, aide à l’installation de la famille. Le poste ne comporte pas d’enseignement obligatoire.',
    requirements:
      'Un doctorat depuis moins de cinq ans, interruptions pour enfants ou maladie déduites. Projet de quatre pages, deux articles, et une lettre de l’équipe d’accueil.',
  },
  {
    title: 'Bourse de maîtrise en sciences de l’éducation',
    organization: 'Chaire Craies et tablettes',
    country: 'Canada',
    ...{
      level: 'master',
      field_of_study: 'Sciences de l’éducation',
      amount: 18000,
      coverage_type: 'partial',
    },
    ...{ deadline_in: 70, duration_months: 24, min_gpa: 2.8 },
    language_requirements: { Français: 'C1' },
    eligible_countries: [...CENTRAL_AFRICA, ...WEST_AFRICA],
    description:
      'Pour des **enseignants en poste** qui veulent prendre deux ans de recul : classes nombreuses, enseignement bilingue, évaluation sans redoublement, formation des directeurs d’école.\n\nLa chaire paie 70 % de la scolarité et verse 750 € par mois. La première session peut se suivre à distance. Le mémoire se fait dans sa propre école, qui reçoit 1 000 € de matériel.\n\nUne tutrice suit chaque enseignant.',
    requirements:
      'Trois ans d’enseignement, une licence, et l’accord du ministère ou de l’établissement pour une mise en disponibilité. Une vidéo de dix minutes de classe remplace l’entretien.',
  },
  {
    title: 'Bourse de recherche d’été en chimie verte',
    organization: 'École polytechnique des Grands Lacs',
    country: 'Canada',
    ...{ level: 'licence', field_of_study: 'Chimie', amount: 4200, coverage_type: 'living_expenses' },
    ...{ deadline_in: 26, duration_months: 3, min_gpa: 3.2 },
    language_requirements: { Anglais: 'B2' },
    description:
      'Douze semaines dans un laboratoire, de juin à août, pour des étudiants en troisième année de licence. On y apprend les gestes, les cahiers, la sécurité, et l’on présente son travail devant tout le département.\n\nThèmes : solvants issus de plantes, catalyse sans métaux rares, recyclage des plastiques agricoles. Une allocation de **1 400 € par mois** couvre la vie sur place ; le billet d’avion est remboursé sur facture.',
    requirements:
      'Deux années de chimie validées et une lettre d’un professeur. Passeport valable jusqu’à la fin de l’année suivante.',
  },
  {
    title: 'Bourse Palmer pour l’ingénierie',
    organization: 'Palmer Valley Institute',
    country: 'États-Unis',
    ...{ level: 'master', field_of_study: 'Informatique', amount: 46000, coverage_type: 'complete' },
    ...{ deadline_in: 33, duration_months: 18, min_gpa: 3.5 },
    language_requirements: { Anglais: 'C1' },
    description:
      'Un *Master of Science* de trois semestres en systèmes distribués, cybersécurité ou robotique. La bourse couvre la scolarité, l’assurance obligatoire et **2 500 € par mois de session**.\n\nLe mémoire peut être remplacé par un projet d’équipe pour une organisation publique. Après le diplôme, les étudiants en sciences peuvent travailler jusqu’à trois ans sur place au titre de la formation pratique.',
    requirements:
      '- Une licence en informatique ou en génie électrique.\n- TOEFL 95 ou équivalent ; le GRE n’est plus demandé.\n- Un *statement of purpose* de 800 mots.\n- Trois références envoyées directement par leurs auteurs.',
  },
  {
    title: 'Bourse de premier cycle Bridges',
    organization: 'Hollis College',
    country: 'États-Unis',
    ...{ level: 'licence', field_of_study: 'Toutes disciplines', amount: 180000, coverage_type: 'complete' },
    ...{ deadline_in: 39, duration_months: 48, min_gpa: 3.7, is_featured: true },
    language_requirements: { Anglais: 'C1' },
    description:
      'Ce collège d’arts libéraux du Vermont couvre **la totalité des besoins** de dix étudiants internationaux par an : scolarité, chambre, repas, livres, assurance et un voyage par an pendant quatre ans.\n\nOn n’y choisit sa spécialité qu’à la fin de la deuxième année. Les groupes ont douze étudiants ; chaque boursier a un conseiller et une famille du village.\n\nLa sélection ne tient pas compte des moyens : le dossier financier n’est ouvert qu’après l’admission.',
    requirements:
      'Deux essais, un dossier scolaire, deux lettres de professeurs, un entretien avec un ancien élève. Les frais de dossier sont supprimés sur simple demande.',
  },
  {
    title: 'Doctorat financé en économie du développement',
    organization: 'Lakeshore State University',
    country: 'États-Unis',
    ...{
      level: 'doctorat',
      field_of_study: 'Économie et gestion',
      amount: 135000,
      coverage_type: 'complete',
    },
    ...{ deadline_in: 24, duration_months: 60, min_gpa: 3.5 },
    language_requirements: { Anglais: 'C1' },
    description:
      'Cinq ans de doctorat avec un poste d’assistant : 2 250 € par mois, scolarité et santé payées. Les deux premières années sont des cours, validés par des examens ; la thèse commence ensuite.\n\nLe département compte sept spécialistes de l’Afrique : marchés agricoles, monnaie mobile, écoles, villes. Il finance les enquêtes de ses doctorants **sur un fonds propre**, sans appel d’offres.\n\nRentrée en août.',
    requirements:
      'Un bon niveau de mathématiques (analyse, algèbre linéaire, statistique). Le GRE est demandé. Un texte de recherche de dix pages, même en français avec un résumé en anglais.',
  },
  {
    title: 'Bourse d’un an pour journalistes scientifiques',
    organization: 'Greenline Press Fund',
    country: 'États-Unis',
    ...{ level: 'master', field_of_study: 'Sciences politiques', amount: 38000, coverage_type: 'complete' },
    ...{ deadline_in: 165, duration_months: 10 },
    language_requirements: { Anglais: 'C1', Français: 'un atout' },
    description:
      'Dix mois sur un campus du Maryland pour des journalistes de presse, de radio ou du web qui couvrent le climat, la santé ou l’agriculture. On suit les cours que l’on veut, on rencontre des chercheurs, on écrit.\n\nÀ la fin, chacun livre **une enquête longue**, publiée dans son média d’origine. L’allocation comprend le logement et l’assurance ; la famille peut venir.',
    requirements:
      'Trois ans de métier, cinq articles ou émissions, et une lettre de la rédaction qui garantit le retour.',
  },
  {
    title: 'Postdoctorat en biologie des parasites',
    organization: 'Palmer Valley Institute',
    country: 'États-Unis',
    ...{ level: 'postdoc', field_of_study: 'Biologie', amount: null, coverage_type: 'complete' },
    ...{ deadline_in: 240, duration_months: 24 },
    language_requirements: { Anglais: 'B2' },
    description:
      'Le laboratoire étudie les résistances du *Plasmodium* et cherche quelqu’un qui connaît les souches d’Afrique centrale. Le salaire suit la grille fédérale des postdoctorants et dépend de l’expérience.\n\nLes échantillons restent la propriété du pays où ils ont été pris ; le chercheur **co-signe** chaque article avec l’équipe d’origine, et forme deux techniciens de celle-ci.\n\nLe visa de recherche permet de venir en famille.',
    requirements:
      'Un doctorat en parasitologie, immunologie ou génétique, et une bonne pratique de la culture cellulaire. Candidatures examinées au fil de l’eau jusqu’à la clôture.',
  },
];
