import { CENTRAL_AFRICA, type DemoScholarship, WEST_AFRICA } from './demo-scholarship.js';

export const ELSEWHERE: readonly DemoScholarship[] = [
  {
    title: 'Bourse d’échange Atlantique sud',
    organization: 'Universidade das Marés',
    country: 'Brésil',
    ...{
      level: 'licence',
      field_of_study: 'Toutes disciplines',
      amount: null,
      coverage_type: 'tuition_only',
    },
    ...{ deadline_in: 41, duration_months: 48 },
    language_requirements: { Portugais: 'B1' },
    eligible_countries: ['Bénin', 'Cameroun', 'Côte d’Ivoire', 'Gabon', 'Sénégal', 'Togo'],
    description:
      'L’université publique est gratuite au Brésil, et le restaurant universitaire presque aussi. Ce programme réserve des places, **sans concours**, à des bacheliers africains, après une année de portugais à suivre dans son pays.\n\nIl ne donne pas d’argent : la famille s’engage à verser 350 € par mois. À Salvador de Bahia, beaucoup d’étudiants du golfe de Guinée se sentent vite chez eux.',
    requirements:
      'Entre dix-huit et vingt-trois ans, le baccalauréat, le certificat de portugais, et une déclaration de ressources.',
  },
  {
    title: 'Bourse d’agroforesterie amazonienne',
    organization: 'Universidade das Marés',
    country: 'Brésil',
    ...{ level: 'doctorat', field_of_study: 'Agronomie', amount: 26400, coverage_type: 'complete' },
    ...{ deadline_in: 190, duration_months: 48 },
    language_requirements: { Portugais: 'B1', Anglais: 'B1' },
    description:
      'Deux grands bassins, l’Amazone et le Congo, et si peu d’échanges entre eux. La thèse compare les **jardins de forêt** des deux rives : cacao, açaï, safou, manioc, et ceux qui en vivent.\n\n550 € par mois pendant quatre ans, terrain payé. Deux mois par an dans une station de recherche accessible en bateau.\n\nLes résultats sont présentés en portugais, en français et dans une radio de village, de chaque côté de l’océan.',
    requirements: 'Un master d’agronomie, d’écologie ou de géographie, et le goût des longs terrains.',
  },
  {
    title: 'Bourse nordique de bibliothéconomie',
    organization: 'Fjordlys Högskola',
    country: 'Suède',
    ...{
      level: 'master',
      field_of_study: 'Métiers du livre et documentation',
      amount: 26000,
      coverage_type: 'complete',
    },
    ...{ deadline_in: 59, duration_months: 24, min_gpa: 3 },
    language_requirements: { Anglais: 'B2' },
    description:
      'La Suède a mis des bibliothèques dans ses gares, ses hôpitaux et ses bus. Ce master en anglais étudie comment **une loi, un budget et des gens** l’ont permis, et ce qui s’en transpose ailleurs.\n\nScolarité et 1 080 € par mois. Un semestre de stage : à Borås, à Göteborg, ou chez soi.\n\nLes étudiants reçoivent une carte de transport et un vélo. Un cours de suédois commence dès l’été.',
    requirements:
      'Une licence et un an en bibliothèque, même bénévole. Une lettre de motivation de 500 mots en anglais.',
  },
  {
    title: 'Bourse de pêche durable',
    organization: 'Skrei Institutt',
    country: 'Norvège',
    ...{ level: 'master', field_of_study: 'Biologie', amount: 30000, coverage_type: 'complete' },
    ...{ deadline_in: 32, duration_months: 24, min_gpa: 3 },
    language_requirements: { Anglais: 'B2' },
    eligible_countries: ['Cameroun', 'Côte d’Ivoire', 'Gabon', 'Ghana', 'Guinée', 'Mauritanie', 'Sénégal'],
    description:
      'Compter les poissons, fixer des quotas, surveiller une zone économique, **négocier avec les flottes étrangères** : le master de Tromsø réunit des biologistes et des juristes des pays côtiers d’Afrique.\n\n1 250 € par mois, chambre, vêtements d’hiver. Le soleil disparaît deux mois ; une lampe est fournie.\n\nLes promotions comptent vingt personnes. Un stage de dix semaines se fait à bord, dans une criée ou au service de surveillance de son propre pays.',
    requirements:
      'Une licence de biologie, de droit ou d’économie, et un emploi, ou une promesse, dans une administration des pêches.',
  },
  {
    title: 'Bourse de l’océan Indien en tourisme solidaire',
    organization: 'Lycée supérieur des Mascareignes',
    country: 'Maurice',
    ...{ level: 'licence', field_of_study: 'Économie et gestion', amount: 6900, coverage_type: 'partial' },
    ...{ deadline_in: 95, duration_months: 36 },
    language_requirements: { Français: 'B2', Anglais: 'B1' },
    description:
      'Gîtes de village, parcs nationaux, festivals : un tourisme qui laisse l’argent **là où passent les visiteurs**. Trois ans, dont un en alternance dans un parc ou une coopérative d’Afrique centrale.\n\n70 % de la scolarité, et un emploi du week-end trouvé par l’école.\n\nLes cours se donnent dans les deux langues. La dernière année, chaque équipe ouvre un lieu réel pendant un mois et en présente les comptes.',
    requirements: 'Le baccalauréat et un entretien bilingue. Une première idée de lieu à faire connaître.',
  },
  {
    title: 'Bourse d’excellence Al Qalam',
    organization: 'Fondation Al Qalam',
    country: 'Égypte',
    ...{ level: 'licence', field_of_study: 'Médecine et santé', amount: 24000, coverage_type: 'complete' },
    ...{ deadline_in: 2, duration_months: 72, min_gpa: 3.4 },
    language_requirements: 'Anglais B1 ; une année d’arabe est comprise.',
    eligible_countries: [...CENTRAL_AFRICA, ...WEST_AFRICA],
    description:
      'Médecine, pharmacie ou soins infirmiers au Caire ou à Assouan. La fondation prend **quarante bacheliers** par an et les suit six ans : études, foyer, repas, un voyage tous les deux ans.\n\nLes garçons et les filles ont des foyers séparés ; toutes les confessions sont admises.\n\nLe classement se fait sur les notes de sciences et un entretien. Les études se passent en anglais ; les consultations, en arabe, d’où l’année de langue.',
    requirements:
      'Le baccalauréat scientifique mention bien, moins de vingt-deux ans, un certificat médical.',
  },
  {
    title: 'Bourse de recherche australe en zones arides',
    organization: 'Redgum University',
    country: 'Australie',
    ...{
      level: 'doctorat',
      field_of_study: 'Sciences de l’environnement',
      amount: 88000,
      coverage_type: 'complete',
    },
    ...{ deadline_in: 220, duration_months: 42, min_gpa: 3.5 },
    language_requirements: { Anglais: 'C1' },
    description:
      'Le Sahel et l’intérieur australien se ressemblent plus qu’on ne croit : peu d’eau, de grands troupeaux, des savoirs anciens. La thèse est conduite **avec des communautés aborigènes et peules**, qui choisissent une partie des questions.\n\n2 100 € par mois, frais et assurance. Trois terrains de deux mois.\n\nLa famille peut venir et les enfants sont scolarisés gratuitement. Un rapport court, en français, est rendu chaque année aux éleveurs rencontrés.',
    requirements: 'Un master avec mémoire. Une première expérience de recherche participative est souhaitée.',
  },
  {
    title: 'Bourse de cybersécurité de Kuala Raya',
    organization: 'Universiti Selat Baru',
    country: 'Malaisie',
    ...{ level: 'master', field_of_study: 'Informatique', amount: 9000, coverage_type: 'partial' },
    ...{ deadline_in: 74, duration_months: 18, min_gpa: 2.8 },
    language_requirements: { Anglais: 'B2' },
    description:
      'Protéger une banque mobile, un registre d’état civil, un hôpital. Master pratique : **attaquer pour comprendre, défendre pour de bon**, sur un réseau d’exercice.\n\nLa bourse réduit la scolarité de 70 % ; la vie coûte environ 350 € par mois. Deux certifications professionnelles sont passées aux frais de l’université.\n\nLes équipes participent à un concours international la seconde année. L’université aide à obtenir le visa et répond aux questions en français.',
    requirements: 'Une licence d’informatique ou trois ans de métier. Un casier judiciaire vierge.',
  },
  {
    title: 'Bourse de doctorat en nutrition',
    organization: 'Université des Hautes Terres',
    country: 'Madagascar',
    ...{ level: 'doctorat', field_of_study: 'Médecine et santé', amount: 13500, coverage_type: 'complete' },
    ...{ deadline_in: 108, duration_months: 36 },
    language_requirements: { Français: 'B2' },
    description:
      'Un enfant sur deux souffre de retard de croissance dans certaines régions. Trois thèses étudient **ce que mangent vraiment les familles**, saison par saison, et ce qui change quand une cantine ou un potager ouvre.\n\n375 € par mois, moto et enquêteurs payés. Résultats rendus aux communes sous forme d’affiches et de chansons.\n\nL’équipe compte des cuisinières, un géographe et deux médecins ; elle se réunit chaque lundi.',
    requirements:
      'Un master de nutrition, de santé publique ou d’agronomie. Le malgache, ou l’envie de l’apprendre.',
  },
  {
    title: 'Bourse Cèdre pour traducteurs et interprètes',
    organization: 'École du Cèdre',
    country: 'Liban',
    ...{ level: 'master', field_of_study: 'Lettres et langues', amount: 7800, coverage_type: 'partial' },
    ...{ deadline_in: -30, duration_months: 24 },
    language_requirements: { Français: 'C1', Anglais: 'B2', Arabe: 'B1' },
    status: 'closed',
    description:
      'Beyrouth forme depuis longtemps les interprètes de trois continents. Le master prépare aux **conférences, aux tribunaux et aux hôpitaux** ; on y travaille en cabine dès le premier mois.\n\nLa bourse couvre 70 % de la scolarité et une partie du loyer.\n\nLes diplômés travaillent pour des organisations internationales, des ministères, des maisons d’édition. *L’appel de cette année est clos ; le prochain ouvre d’ordinaire au printemps.*',
    requirements: 'Une licence de langues et une épreuve orale d’admission, à distance.',
  },
  {
    title: 'Bourse de psychologie scolaire',
    organization: 'Université du Lac clair',
    country: 'Belgique',
    ...{
      level: 'master',
      field_of_study: 'Sciences de l’éducation',
      amount: 21600,
      coverage_type: 'complete',
    },
    ...{ deadline_in: 53, duration_months: 24, min_gpa: 3 },
    language_requirements: { Français: 'C1' },
    eligible_countries: [...CENTRAL_AFRICA, 'Burundi', 'Rwanda'],
    description:
      'Enfants déplacés, deuil, violence, mais aussi lecture et mémoire : le master prépare des **psychologues pour l’école**, métier presque inconnu dans la région des Grands Lacs.\n\n900 € par mois, inscription et stages. La seconde année se fait pour moitié dans une école de son pays, avec une supervision hebdomadaire à distance.\n\nUne association d’anciens élèves échange chaque mois sur les cas difficiles, de Bukavu à Bangui.',
    requirements:
      'Une licence de psychologie, de pédagogie ou de soins infirmiers. Un entretien de motivation.',
  },
  {
    title: 'Bourse de la philosophie en partage',
    organization: 'Cercle des Lanternes',
    country: 'Suisse',
    ...{ level: 'doctorat', field_of_study: 'Philosophie', amount: 90000, coverage_type: 'complete' },
    ...{ deadline_in: 270, duration_months: 48, min_gpa: 3.4 },
    language_requirements: { Français: 'C1' },
    description:
      'Quatre ans à Fribourg pour une thèse sur les **pensées africaines du commun** : parole, hospitalité, justice réparatrice. Le doctorant anime un café philosophique par mois, en ville.\n\n1 875 € par mois. Le jury comprend toujours deux philosophes d’universités africaines.\n\nLa ville offre une chambre dans une maison d’étudiants, à dix minutes à pied de la bibliothèque, et un abonnement de train pour rejoindre les séminaires.',
    requirements: 'Un master de philosophie, de théologie ou de droit. Un article ou un chapitre déjà écrit.',
  },
];
