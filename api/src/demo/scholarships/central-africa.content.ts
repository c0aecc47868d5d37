import { CENTRAL_AFRICA, type DemoScholarship } from './demo-scholarship.js';

export const IN_CENTRAL_AFRICA: readonly DemoScholarship[] = [
  {
    title: 'Bourse de licence Pages ouvertes',
    organization: 'École des métiers du livre du Mfoundi',
    university: 'ecole-des-metiers-du-livre-du-mfoundi',
    country: 'Cameroun',
    ...{
      level: 'licence',
      field_of_study: 'Métiers du livre et documentation',
      amount: 2700,
      coverage_type: 'complete',
    },
    ...{ deadline_in: 30, duration_months: 36, is_featured: true },
    language_requirements: 'Français ou anglais, lu et écrit couramment.',
    eligible_countries: CENTRAL_AFRICA,
    description:
      'Trois ans à Yaoundé pour devenir bibliothécaire, documentaliste ou libraire. La bourse, que l’association finance avec l’école, paie **l’inscription, les manuels et 75 € par mois**.\n\n## Ce qu’on y apprend\n\n- choisir, classer, réparer ;\n- raconter des histoires à trente enfants ;\n- tenir un budget et convaincre une mairie ;\n- se servir d’un catalogue en ligne, et s’en passer.\n\nLe troisième semestre se passe entier dans une bibliothèque de commune.',
    requirements:
      'Le baccalauréat ou le GCE A-level, toutes séries. Une lettre sur *un livre que vous avez prêté* et ce qui s’en est suivi.',
  },
  {
    title: 'Bourse des jeunes ingénieurs du bois',
    organization: 'Institut forestier de la Lékié',
    country: 'Cameroun',
    ...{
      level: 'master',
      field_of_study: 'Sciences de l’environnement',
      amount: 4800,
      coverage_type: 'complete',
    },
    ...{ deadline_in: 68, duration_months: 24, min_gpa: 2.8 },
    language_requirements: { Français: 'B2' },
    eligible_countries: CENTRAL_AFRICA,
    description:
      'Le bassin du Congo exporte des grumes et importe des meubles. L’institut forme des ingénieurs qui **transforment le bois sur place** : séchage, placage, charpente, certification.\n\nLa bourse, payée par six scieries, comprend 200 € par mois et l’hébergement. Elle est donnée sans condition d’embauche ; un fonds de 3 000 € aide ensuite à s’installer ceux qui veulent créer leur atelier.\n\nL’atelier reste ouvert le soir.',
    requirements:
      '- Une licence de foresterie, de mécanique ou de génie civil.\n- Un relevé de notes et un extrait de naissance.\n- Un croquis d’objet en bois que vous voudriez fabriquer.',
  },
  {
    title: 'Aide aux étudiants déplacés du Nord-Ouest et du Sud-Ouest',
    organization: 'Comité Toits et cahiers',
    country: 'Cameroun',
    ...{
      level: 'licence',
      field_of_study: 'Toutes disciplines',
      amount: 900,
      coverage_type: 'living_expenses',
    },
    ...{ deadline_in: 7, duration_months: 9 },
    language_requirements: 'Anglais ou français.',
    eligible_countries: ['Cameroun'],
    description:
      'Pour des étudiants qui ont dû quitter leur ville et reprendre leurs études ailleurs. L’aide est simple : **100 € par mois pendant l’année universitaire**, versés par téléphone, sans pièce qu’on ne puisse fournir.\n\nUn étudiant plus avancé accompagne chaque boursier. Des cours de langue, du soir, aident à passer d’un système à l’autre.\n\nLa demande se fait en cinq minutes, sur un téléphone ; la réponse arrive sous deux semaines.',
    requirements:
      'Être inscrit dans une université publique et avoir été scolarisé dans l’une des deux régions. Une attestation du chef d’établissement, d’un responsable religieux ou d’une association suffit.',
  },
  {
    title: 'Bourse de master en génie logiciel bilingue',
    organization: 'Silicon Fako School',
    country: 'Cameroun',
    ...{ level: 'master', field_of_study: 'Informatique', amount: 3600, coverage_type: 'partial' },
    ...{ deadline_in: 21, duration_months: 24, min_gpa: 3 },
    language_requirements: { Anglais: 'B2', Français: 'B1' },
    description:
      'À Buea, au pied de la montagne, un master où l’on code pour de vrais clients : coopératives, hôpitaux, écoles. Les deux langues sont **obligatoires**, et enseignées à qui n’en a qu’une.\n\nSept boursiers sur vingt-cinq étudiants. L’école prend 70 % des frais et paie les stages. Deux anciens sur trois travaillent à distance, depuis le Cameroun, pour des entreprises du monde entier.',
    requirements:
      'Une licence d’informatique, ou une licence quelconque et un dossier de projets. Un exercice de programmation de deux heures est envoyé par courriel.',
  },
  {
    title: 'Bourse de recherche sur les langues nationales',
    organization: 'Centre des Voix du Mandara',
    country: 'Cameroun',
    ...{ level: 'doctorat', field_of_study: 'Lettres et langues', amount: 10800, coverage_type: 'complete' },
    ...{ deadline_in: 125, duration_months: 36 },
    language_requirements: 'Français ou anglais, et une langue nationale parlée depuis l’enfance.',
    eligible_countries: ['Cameroun', 'Centrafrique', 'Nigeria', 'Tchad'],
    description:
      'Plus de deux cent cinquante langues au Cameroun ; moins de quarante ont une grammaire publiée. La bourse finance des thèses de **description et de documentation** : enregistrer, transcrire, écrire un dictionnaire, former des maîtres.\n\nL’équipe prête le matériel, paie les missions et archive les enregistrements avec l’accord des villages. Allocation de 300 € par mois.\n\nDeux rencontres par an réunissent doctorants, instituteurs et comités de langue.',
    requirements:
      'Un master de linguistique, d’anthropologie ou de sciences de l’éducation. Un court enregistrement d’un proche, avec sa transcription et son accord signé.',
  },
  {
    title: 'Bourse des sages-femmes de l’Est',
    organization: 'Ordre hospitalier de Bertoua',
    country: 'Cameroun',
    ...{ level: 'licence', field_of_study: 'Médecine et santé', amount: 2400, coverage_type: 'complete' },
    ...{ deadline_in: 11, duration_months: 36 },
    language_requirements: { Français: 'B2' },
    eligible_countries: ['Cameroun', 'Centrafrique'],
    description:
      'Une accoucheuse formée pour mille familles : voilà l’objectif. Quinze étudiantes et étudiants apprennent le métier en trois ans à Bertoua, **logés, nourris et équipés**, et font leurs stages dans les centres de santé de la région.\n\nEn échange, ils s’engagent à exercer trois ans dans l’Est ou en Centrafrique, au salaire de la fonction publique. L’engagement est un contrat, expliqué devant la famille avant la signature.',
    requirements:
      'Le baccalauréat scientifique, moins de vingt-huit ans, un certificat d’aptitude. Les candidats de l’Est et les réfugiés centrafricains sont prioritaires.',
  },
  {
    title: 'Bourse d’architecture de terre',
    organization: 'Atelier du Pisé de Ngaoundéré',
    country: 'Cameroun',
    ...{
      level: 'licence',
      field_of_study: 'Architecture et urbanisme',
      amount: 1800,
      coverage_type: 'partial',
    },
    ...{ deadline_in: 260, duration_months: 24 },
    language_requirements: { Français: 'B1' },
    description:
      'Deux ans pour apprendre à bâtir frais avec ce qu’on a sous les pieds. Le matin sur le chantier, l’après-midi à la table à dessin : **une salle de classe par promotion**, construite du sol au toit.\n\nLa bourse couvre une part des frais et donne 75 € par mois. Les bottes, les gants et le casque sont fournis ; les plans restent libres de droits.',
    requirements:
      'Le probatoire ou un CAP du bâtiment. Les femmes sont encouragées : la dernière promotion en comptait cinq sur douze.',
  },
  {
    title: 'Bourse de droit de l’OHADA',
    organization: 'Université catholique des Deux Fleuves',
    country: 'Congo',
    ...{ level: 'master', field_of_study: 'Droit', amount: 3200, coverage_type: 'tuition_only' },
    ...{ deadline_in: 42, duration_months: 12, min_gpa: 2.8 },
    language_requirements: { Français: 'C1' },
    eligible_countries: CENTRAL_AFRICA,
    description:
      'Une année à Brazzaville pour se spécialiser en **droit des sûretés, des sociétés ou de l’arbitrage**. Les enseignants sont des magistrats et des notaires en exercice ; les travaux dirigés se font sur dossiers réels, anonymes.\n\nL’exonération porte sur toute la scolarité. Les cinq meilleurs mémoires sont envoyés à la revue de l’école de magistrature.\n\nUne chambre d’étudiant est proposée à 30 € par mois, à côté de la bibliothèque.',
    requirements:
      'Une maîtrise en droit privé. Casier judiciaire, relevés de notes, et une dissertation de quatre heures faite sur place ou dans une université partenaire.',
  },
  {
    title: 'Bourse de médecine tropicale',
    organization: 'Institut de Lambaréné-Nord',
    country: 'Gabon',
    ...{ level: 'doctorat', field_of_study: 'Médecine et santé', amount: 32400, coverage_type: 'complete' },
    ...{ deadline_in: 79, duration_months: 36, min_gpa: 3.2 },
    language_requirements: { Français: 'B2', Anglais: 'B2' },
    eligible_countries: CENTRAL_AFRICA,
    description:
      'L’institut mène des essais de vaccins et de traitements contre le paludisme, la filariose et la drépanocytose. Il recrute **quatre doctorants** par an, payés 900 € par mois, logés sur le site.\n\nOn y apprend la recherche clinique de bout en bout : protocole, consentement, laboratoire, statistique, retour aux familles. La thèse est inscrite dans une université d’Europe ou du Cameroun, au choix.',
    requirements:
      'Un doctorat de médecine, de pharmacie ou un master de biologie. Un certificat de bonnes pratiques cliniques, que l’institut peut faire passer en ligne.',
  },
  {
    title: 'Bourse de statistique publique',
    organization: 'École sous-régionale des Chiffres',
    country: 'Cameroun',
    ...{ level: 'master', field_of_study: 'Mathématiques', amount: 7200, coverage_type: 'complete' },
    ...{ deadline_in: 100, duration_months: 24, min_gpa: 3.1 },
    language_requirements: { Français: 'B2' },
    eligible_countries: CENTRAL_AFRICA,
    description:
      'Recensements, prix, récoltes, écoles : un pays se gouverne mal sans chiffres. L’école forme les **statisticiens de la sous-région** ; chaque État y envoie des boursiers, et dix places sont ouvertes aux candidats libres.\n\n300 € par mois, logement sur le campus, un ordinateur prêté. Les étudiants participent à une enquête nationale pendant l’été, rémunérée à part.\n\nLes anciens dirigent aujourd’hui trois instituts nationaux et reviennent enseigner.',
    requirements:
      'Concours écrit de mathématiques et de français, organisé dans chaque capitale. Une licence de mathématiques, d’économie ou d’informatique.',
  },
  {
    title: 'Bourse d’énergie hydraulique du Pool',
    organization: 'Fondation Chutes et lumières',
    country: 'République démocratique du Congo',
    ...{ level: 'master', field_of_study: 'Énergie', amount: 8400, coverage_type: 'complete' },
    ...{ deadline_in: 0, duration_months: 24 },
    language_requirements: { Français: 'B2' },
    eligible_countries: CENTRAL_AFRICA,
    description:
      'À Kinshasa, un master sur les **petites centrales hydrauliques** : celles qui éclairent un hôpital, un marché, trois villages. La fondation finance huit étudiants, à 350 € par mois, et leur confie chacun un site à étudier.\n\nLes meilleurs projets sont construits. Deux turbines dessinées par des étudiants tournent déjà dans le Kongo-Central.\n\nUn ingénieur à la retraite suit chaque étudiant. Les visites de sites se font en pirogue, à pied, et par tous les temps.',
    requirements:
      'Un diplôme d’ingénieur civil, mécanicien ou électricien. Le dossier se dépose en ligne avant minuit, heure de Paris.',
  },
];
