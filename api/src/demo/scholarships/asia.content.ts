import { CENTRAL_AFRICA, type DemoScholarship, WEST_AFRICA } from './demo-scholarship.js';

export const IN_ASIA: readonly DemoScholarship[] = [
  {
    title: 'Bourse de la Route de la soie, premier cycle',
    organization: 'Conseil des universités de Jianghe',
    country: 'Chine',
    ...{ level: 'licence', field_of_study: 'Génie civil', amount: 28000, coverage_type: 'complete' },
    ...{ deadline_in: 85, duration_months: 60, min_gpa: 2.8 },
    language_requirements: 'Aucune à l’entrée : la première année est consacrée au chinois.',
    eligible_countries: [...CENTRAL_AFRICA, ...WEST_AFRICA],
    description:
      'Cinq ans : **un an de langue, quatre ans de licence**. L’inscription, la chambre et l’assurance sont payées ; l’allocation est de 330 € par mois.\n\nLes étudiants qui réussissent disent tous la même chose : le chinois d’abord. Ceux qui n’atteignent pas le niveau 4 du HSK à la fin de la première année peuvent la refaire une fois, sans allocation.\n\nRoutes, ponts, chemins de fer, bâtiment ; le stage se fait souvent sur un chantier en Afrique.',
    requirements:
      'Moins de vingt-cinq ans, le baccalauréat scientifique, un examen médical de moins de six mois. Candidature en ligne **et** à l’ambassade.',
  },
  {
    title: 'Bourse de master en commerce sino-africain',
    organization: 'Université de commerce de Meihua',
    country: 'Chine',
    ...{ level: 'master', field_of_study: 'Économie et gestion', amount: 17000, coverage_type: 'complete' },
    ...{ deadline_in: 110, duration_months: 24, min_gpa: 2.9 },
    language_requirements: { Anglais: 'B2' },
    description:
      'Les cours sont en anglais, la ville parle chinois, les marchés parlent toutes les langues. Yiwu est l’endroit du monde où l’on achète le plus d’objets ; on y apprend **la chaîne entière**, de l’usine au conteneur, de la douane au détail.\n\nScolarité, chambre double, 400 € par mois. Un cours de contrats et de litiges évite bien des déconvenues aux futurs importateurs.',
    requirements:
      'Une licence, moins de trente-cinq ans. Une idée de commerce ou d’industrie en deux pages, chiffres à l’appui.',
  },
  {
    title: 'Doctorat en médecine traditionnelle et pharmacologie',
    organization: 'Conseil des universités de Jianghe',
    country: 'Chine',
    ...{ level: 'doctorat', field_of_study: 'Médecine et santé', amount: 33600, coverage_type: 'complete' },
    ...{ deadline_in: 23, duration_months: 48, min_gpa: 3.2 },
    language_requirements: { Anglais: 'B2', Chinois: 'HSK 3' },
    description:
      'Quatre ans pour étudier les **plantes médicinales d’Afrique** avec les méthodes de laboratoire : extraction, activité, toxicité, dosage. Le sujet part d’une plante apportée par le candidat et de ce que les guérisseurs de sa région en disent.\n\nUn accord écrit protège ce savoir : aucun brevet sans la communauté d’origine. 470 € par mois, chambre individuelle, assurance.\n\nUn jardin conserve les plantes étudiées et en rend des plants.',
    requirements:
      'Un master de pharmacie, de chimie ou de biologie. Une autorisation de sortie pour les échantillons, que l’université aide à demander.',
  },
  {
    title: 'Semestre de chinois intensif',
    organization: 'Institut des Mille Caractères',
    country: 'Chine',
    ...{ level: 'licence', field_of_study: 'Lettres et langues', amount: 2600, coverage_type: 'complete' },
    ...{ deadline_in: 16, duration_months: 5 },
    language_requirements: 'Débutants acceptés.',
    description:
      'Vingt heures de cours par semaine pendant cinq mois, une chambre, 330 € par mois. On arrive sans un mot, on repart en sachant lire un menu, marchander et écrire **six cents caractères**.\n\nBeaucoup s’en servent pour préparer une bourse plus longue : ceux qui ont fait ce semestre sont pris deux fois plus souvent.\n\nDes étudiants chinois de français proposent des échanges de conversation le jeudi soir.',
    requirements:
      'Être étudiant ou diplômé, avoir entre dix-huit et trente-cinq ans. Le billet d’avion est à votre charge.',
  },
  {
    title: 'Bourse des réseaux mobiles de demain',
    organization: 'Université de commerce de Meihua',
    country: 'Chine',
    ...{ level: 'master', field_of_study: 'Télécommunications', amount: 19000, coverage_type: 'complete' },
    ...{ deadline_in: 200, duration_months: 30 },
    language_requirements: { Anglais: 'B2' },
    description:
      'Antennes, cœur de réseau, économies d’énergie, zones rurales : un master donné avec des équipementiers, qui prêtent **une station entière** aux étudiants.\n\nLa bourse paie tout et verse 400 € par mois. Six mois de stage en entreprise, en Chine ou dans une filiale africaine.\n\nUn cours de chinois, facultatif mais très utile, est donné le soir. Les étudiants logent à deux par chambre, à vingt minutes du laboratoire.',
    requirements:
      'Une licence d’électronique ou de télécommunications. Un entretien technique en anglais de trente minutes.',
  },
  {
    title: 'Bourse du ministère pour chercheurs étudiants',
    organization: 'Fondation Sakuragi',
    country: 'Japon',
    ...{ level: 'master', field_of_study: 'Toutes disciplines', amount: 27600, coverage_type: 'complete' },
    ...{ deadline_in: 145, duration_months: 30, min_gpa: 3.1 },
    language_requirements: { Anglais: 'B2' },
    description:
      'Six mois de japonais puis deux ans de master, avec **920 € par mois**, l’inscription et l’avion. On passe par l’ambassade : dossier, épreuve écrite, entretien.\n\n### Conseils d’anciens\n\n- trouver son professeur *avant* de candidater, par un courriel court et précis ;\n- lire trois de ses articles ;\n- présenter un plan de recherche d’une page que l’on sait défendre.\n\nLa région compte peu de candidats francophones : c’est une chance.',
    requirements:
      'Moins de trente-cinq ans, une licence, un plan de recherche. L’épreuve d’anglais compte ; celle de japonais, facultative, sert à vous classer.',
  },
  {
    title: 'Bourse de robotique de terrain',
    organization: 'Institut Aoba de technologie',
    country: 'Japon',
    ...{ level: 'doctorat', field_of_study: 'Informatique', amount: 46800, coverage_type: 'complete' },
    ...{ deadline_in: 69, duration_months: 36, min_gpa: 3.4 },
    language_requirements: { Anglais: 'C1' },
    description:
      'Des robots pour la rizière, la serre, la forêt en pente : **petits, réparables, peu gourmands**. Le laboratoire de Sendai prend deux doctorants étrangers par an.\n\n1 300 € par mois, droits compris. L’atelier est ouvert jour et nuit, et l’on y fabrique tout, des roues aux cartes électroniques.\n\nL’équipe teste ses machines chez quatre agriculteurs qui ont leur mot à dire. Les plans sont publiés, pour qu’on puisse les refaire ailleurs.',
    requirements:
      'Un master de mécatronique, d’informatique ou de génie mécanique. Une vidéo d’une chose que vous avez construite et qui bouge.',
  },
  {
    title: 'Bourse de sismologie et bâtiment',
    organization: 'Institut Aoba de technologie',
    country: 'Japon',
    ...{ level: 'master', field_of_study: 'Génie civil', amount: 13200, coverage_type: 'living_expenses' },
    ...{ deadline_in: 30, duration_months: 12 },
    language_requirements: { Anglais: 'B2' },
    description:
      'Un an pour des ingénieurs de services publics : codes de construction, contrôle des chantiers, **renforcement des écoles et des hôpitaux**. La scolarité est prise en charge par un accord entre États ; cette bourse paie la vie, 1 100 € par mois.\n\nLe stage finit par un plan d’action que le service s’engage à examiner.\n\nUn interprète accompagne les visites de chantier. Les participants restent en réseau et s’envoient leurs plans.',
    requirements:
      'Être employé par une administration, une commune ou un ordre professionnel, depuis trois ans au moins.',
  },
  {
    title: 'Séjour de recherche en sciences des océans',
    organization: 'Fondation Sakuragi',
    country: 'Japon',
    ...{ level: 'postdoc', field_of_study: 'Physique', amount: 36000, coverage_type: 'complete' },
    ...{ deadline_in: 129, duration_months: 12 },
    language_requirements: { Anglais: 'C1' },
    description:
      'Un an à Yokohama, avec accès au calculateur et aux campagnes en mer. La fondation veut comprendre comment l’**océan Atlantique tropical** règle les pluies du golfe de Guinée, et ne connaît pas assez d’océanographes africains.\n\n3 000 € par mois, billet et installation.\n\nLe chercheur participe à une campagne de trois semaines et forme, à son retour, un collègue à l’usage des données satellites. Un appartement est réservé pour les familles.',
    requirements: 'Un doctorat de moins de six ans et l’accord d’un hôte. Le projet tient en trois pages.',
  },
  {
    title: 'Bourse Anatolie de licence',
    organization: 'Présidence des bourses d’Anatolie',
    country: 'Turquie',
    ...{ level: 'licence', field_of_study: 'Toutes disciplines', amount: 15600, coverage_type: 'complete' },
    ...{ deadline_in: 92, duration_months: 60, min_gpa: 2.8 },
    language_requirements: 'Aucune à l’entrée : une année de turc est comprise.',
    description:
      'Une année de langue, quatre de licence, et **tout compris** : inscription, résidence, santé, un aller-retour, 120 € par mois en plus du logement et des repas.\n\nOn choisit jusqu’à douze vœux, dans des universités et des villes différentes. Les places de médecine et de génie sont les plus demandées ; *l’histoire, la géographie, l’agronomie* ont plus de places que de candidats.\n\nRésultats en août.',
    requirements:
      'Moins de vingt et un ans, 70 % de la note maximale au baccalauréat (90 % pour la médecine). Entretien en ligne, en français possible.',
  },
  {
    title: 'Bourse Anatolie de master et doctorat en agriculture',
    organization: 'Présidence des bourses d’Anatolie',
    country: 'Turquie',
    ...{ level: 'master', field_of_study: 'Agronomie', amount: 9600, coverage_type: 'complete' },
    ...{ deadline_in: 13, duration_months: 36 },
    language_requirements: 'Turc (enseigné la première année) ou anglais B2.',
    eligible_countries: [...CENTRAL_AFRICA, ...WEST_AFRICA, 'Burundi', 'Madagascar'],
    description:
      'Semences, coton, élevage ovin, irrigation par goutte à goutte. Le master compte une année de langue et deux de spécialité, à Adana ou à Konya, dans des **fermes d’université** de plusieurs milliers d’hectares.\n\n170 € par mois en plus du logement, des repas et des soins. Les meilleurs passent en doctorat sans nouvelle candidature.\n\nLes promotions comptent une quinzaine de nationalités ; la langue de tous les jours devient vite le turc.',
    requirements: 'Moins de trente ans, une licence du domaine avec 75 % de la note maximale.',
  },
  {
    title: 'Bourse d’archéologie de Cappadoce',
    organization: 'Institut des Neuf Collines',
    country: 'Turquie',
    ...{ level: 'doctorat', field_of_study: 'Histoire', amount: 18000, coverage_type: 'living_expenses' },
    ...{ deadline_in: 177, duration_months: 36 },
    language_requirements: { Anglais: 'B2' },
    description:
      'Fouiller l’été, étudier l’hiver. L’institut accueille une doctorante ou un doctorant d’un pays où l’archéologie manque d’écoles, pour apprendre les **méthodes de fouille, de relevé et de conservation** et les rapporter chez soi.\n\n500 € par mois, hébergement sur le chantier, un voyage par an.\n\nLa bibliothèque, l’une des plus riches du pays, reste ouverte toute la nuit. Un cours de turc est offert le premier hiver.',
    requirements:
      'Un master d’archéologie, d’histoire ou d’anthropologie, et une saison de fouilles au moins.',
  },
  {
    title: 'Bourse de design textile d’Istanbul',
    organization: 'Académie du Bosphore',
    country: 'Turquie',
    ...{ level: 'licence', field_of_study: 'Arts et design', amount: null, coverage_type: 'tuition_only' },
    ...{ deadline_in: 35, duration_months: 48 },
    language_requirements: { Anglais: 'B1' },
    description:
      'Du fil au vêtement : dessin, tissage, teinture végétale, coupe, gestion d’un atelier. L’académie offre la scolarité à six étudiants d’Afrique de l’Ouest et centrale, pour leur **connaissance des pagnes et des broderies**.\n\nUn travail d’assistant d’atelier, douze heures par semaine, permet de payer sa chambre.\n\nChaque année se termine par une exposition ouverte aux acheteurs. Les étudiants gardent leurs modèles et en fixent le prix ; la ville sait vendre des étoffes depuis longtemps.',
    requirements: 'Un carnet de trente dessins et trois échantillons d’étoffe, photographiés.',
  },
  {
    title: 'Bourse de politique publique de Séoul',
    organization: 'Hanbit School of Policy',
    country: 'Corée du Sud',
    ...{ level: 'master', field_of_study: 'Sciences politiques', amount: 19200, coverage_type: 'complete' },
    ...{ deadline_in: 46, duration_months: 18, min_gpa: 2.9 },
    language_requirements: { Anglais: 'B2' },
    description:
      'Comment un pays pauvre en 1960 est-il devenu ce qu’il est ? Le master étudie l’éducation, l’industrie, la terre, **les erreurs aussi**. Il est réservé à de jeunes fonctionnaires et à des cadres d’associations.\n\nScolarité, 900 € par mois, avion, cours de coréen. Promotions de vingt-cinq personnes, de vingt pays.\n\nLe mémoire porte sur une mesure que l’étudiant voudrait proposer chez lui. Deux visites de terrain par semestre emmènent la promotion dans une usine, une commune ou une école.',
    requirements: 'Deux ans de service, une licence, un accord de l’employeur. Moins de quarante ans.',
  },
  {
    title: 'Bourse K-Science de doctorat',
    organization: 'Institut Mirae',
    country: 'Corée du Sud',
    ...{ level: 'doctorat', field_of_study: 'Énergie', amount: 54000, coverage_type: 'complete' },
    ...{ deadline_in: 300, duration_months: 48, min_gpa: 3.3 },
    language_requirements: { Anglais: 'C1' },
    description:
      'Batteries, piles à combustible, réseaux intelligents. Quatre ans dans un institut où l’on travaille beaucoup, et où l’on est bien équipé. **Trois directeurs** suivent chaque thèse ; l’un d’eux peut être dans votre université d’origine.\n\n1 125 € par mois, logement sur le campus, conférences payées.\n\nDeux articles sont attendus avant la soutenance, en libre accès. Un bureau aide les conjoints à trouver un emploi ou un cours de langue.',
    requirements:
      'Un master de physique, de chimie ou de génie électrique. Une présentation vidéo de dix minutes de votre mémoire.',
  },
  {
    title: 'Bourse Sud-Sud de biotechnologie',
    organization: 'Ganga Institute of Life Sciences',
    country: 'Inde',
    ...{ level: 'master', field_of_study: 'Biologie', amount: 8400, coverage_type: 'complete' },
    ...{ deadline_in: 82, duration_months: 24 },
    language_requirements: { Anglais: 'B2' },
    eligible_countries: [...CENTRAL_AFRICA, ...WEST_AFRICA, 'Éthiopie', 'Kenya', 'Ouganda', 'Rwanda'],
    description:
      'Vaccins, semences, fermentation, médicaments génériques : l’Inde les fabrique, l’Afrique les achète. Ce master de Pune veut changer cela en formant **ceux qui les fabriqueront chez eux**.\n\n350 € par mois, scolarité et foyer payés. Le dernier semestre se passe en usine.\n\nLes diplômés de la première promotion ont ouvert un laboratoire de contrôle des semences à Bamako et une unité de solutés à Yaoundé ; ils encadrent les suivants.',
    requirements:
      'Une licence de biologie, de chimie ou de pharmacie. Un certificat d’anglais, ou une attestation de votre université.',
  },
];
