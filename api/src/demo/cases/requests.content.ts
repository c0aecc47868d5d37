import type { DemoRequest } from './demo-case.js';

/** People who do not exist, and what they would ask. */
export const DEMO_REQUESTS: readonly DemoRequest[] = [
  {
    ...{ days_ago: 0.2, status: 'new', first_name: 'Larissa', last_name: 'Ngo Bikai' },
    ...{ email: 'larissa.ngobikai@example.org', phone_number: '+237 6 55 10 20 30' },
    ...{ support_type: 'scholarship_search', urgency: 'high', target_country: 'France' },
    ...{ field_of_study: 'Sciences de l’environnement', current_level: 'bachelor', target_level: 'master' },
    title: 'Bourse Rives d’avenir pour un master scientifique',
    description:
      'Je termine ma licence de géographie à Dschang avec 14,2 de moyenne. Je voudrais faire un master sur la gestion de l’eau, puis revenir travailler à la commune de Bafoussam où j’ai fait mon stage.\n\nLa date limite est dans un mois et je n’ai jamais écrit de lettre de motivation.',
    specific_questions: 'Faut-il avoir l’admission avant de demander la bourse ?',
  },
  {
    ...{ days_ago: 0.9, status: 'new', first_name: 'Abdoulaye', last_name: 'Hamidou' },
    ...{ email: 'abdoulaye.hamidou@example.org', phone_number: '' },
    ...{ support_type: 'orientation', urgency: 'medium', target_country: 'Maroc' },
    ...{ field_of_study: 'Énergie', current_level: 'bachelor', target_level: 'master' },
    title: 'Orientation – Énergie',
    description:
      'J’ai une licence d’électrotechnique de l’université de Ngaoundéré et deux ans de travail chez un installateur de panneaux solaires. J’hésite entre un master au Maroc et une école au Burkina.',
    specific_questions: '',
  },
  {
    ...{ days_ago: 2, status: 'new', first_name: 'Mariam', last_name: 'Koné' },
    ...{ email: 'mariam.kone@example.org', phone_number: '+225 07 08 09 10 11' },
    ...{ support_type: 'language', urgency: 'low', target_country: 'Royaume-Uni' },
    ...{ field_of_study: 'Médecine et santé', current_level: 'master', target_level: 'phd' },
    title: 'Préparation linguistique – Médecine et santé',
    description:
      'Médecin depuis trois ans à Bouaké. Mon anglais lu est bon, mon anglais parlé ne l’est pas. Comment préparer l’IELTS en travaillant cinquante heures par semaine ?',
    specific_questions: 'Y a-t-il un groupe de conversation parmi vos ambassadeurs ?',
  },
  {
    ...{ days_ago: 3, status: 'assigned', first_name: 'Junior', last_name: 'Atangana' },
    ...{ email: 'junior.atangana@example.org', phone_number: '+237 6 77 11 22 33' },
    ...{ support_type: 'application_file', urgency: 'high', target_country: 'Allemagne' },
    ...{ field_of_study: 'Génie mécanique', current_level: 'bachelor', target_level: 'master' },
    title: 'Dossier pour la bourse Brücke',
    description:
      'Ingénieur de travaux à Douala depuis deux ans et quatre mois. Je prépare la bourse Brücke : il me manque les lettres de recommandation et je ne sais pas comment présenter mon expérience.',
    specific_questions: 'Les certificats de travail doivent-ils être traduits ?',
    steps: [
      { after: 0.6, assigned: true, state: 'Attribuée' },
      {
        after: 0.7,
        note: 'Dossier solide. Vérifier que son diplôme en trois ans est accepté : il lui faut l’année de spécialisation.',
      },
    ],
  },
  {
    ...{ days_ago: 5, status: 'assigned', first_name: 'Esther', last_name: 'Mbala' },
    ...{ email: 'esther.mbala@example.org', phone_number: '+243 81 234 5678' },
    ...{ support_type: 'follow_up', urgency: 'medium', target_country: 'Belgique' },
    ...{ field_of_study: 'Sciences de l’éducation', current_level: 'bachelor', target_level: 'master' },
    title: 'Suivi personnel – Sciences de l’éducation',
    description:
      'Institutrice à Goma, j’ai dû interrompre mes études deux fois. Je voudrais savoir si un master de psychologie scolaire est encore possible à trente-quatre ans.',
    specific_questions: '',
    steps: [{ after: 1.1, assigned: true, state: 'Attribuée' }],
  },
  {
    ...{ days_ago: 9, status: 'in_progress', first_name: 'Cédric', last_name: 'Fouda' },
    ...{ email: 'cedric.fouda@example.org', phone_number: '+237 6 99 44 55 66' },
    ...{ support_type: 'scholarship_search', urgency: 'medium', target_country: 'Canada' },
    ...{ field_of_study: 'Informatique', current_level: 'master', target_level: 'phd' },
    title: 'Recherche de bourse – Informatique',
    description:
      'Master en systèmes distribués, mémoire noté 16. Je cherche une thèse financée au Canada ou aux Pays-Bas sur l’informatique à faible consommation.',
    specific_questions: 'Faut-il contacter les professeurs avant l’ouverture des candidatures ?',
    steps: [
      { after: 0.5, assigned: true, state: 'Attribuée' },
      {
        ...{ after: 1.4, state: 'En cours' },
        letter: {
          subject: 'Votre demande : je m’en occupe',
          body: 'Bonjour Cédric,\n\nOui, écrivez aux professeurs dès maintenant, dix lignes au plus, en citant un de leurs articles. J’ai relevé deux thèses qui vous ressemblent : l’intelligence artificielle frugale aux Pays-Bas et la robotique de terrain au Japon.\n\nEnvoyez-moi votre CV en une page, je le relirai avant la fin de la semaine.',
        },
      },
      { after: 4, note: 'CV reçu, relu, renvoyé avec remarques. Il écrit au professeur cette semaine.' },
    ],
  },
  {
    ...{ days_ago: 12, status: 'in_progress', first_name: 'Fatou', last_name: 'Sarr' },
    ...{ email: 'fatou.sarr@example.org', phone_number: '+221 77 123 45 67' },
    ...{ support_type: 'interview', urgency: 'high', target_country: 'France' },
    ...{ field_of_study: 'Énergie', current_level: 'bachelor', target_level: 'master' },
    title: 'Entretien pour la bourse Femmes et réseaux électriques',
    description:
      'Je suis convoquée à un entretien dans quinze jours. Je n’en ai jamais passé. On m’a dit qu’il y avait une question technique et une question sur ma ville.',
    specific_questions: 'Peut-on faire un essai avec quelqu’un ?',
    steps: [
      { after: 0.3, assigned: true, state: 'Attribuée' },
      { after: 0.8, state: 'En cours' },
      { after: 2, note: 'Entretien blanc jeudi à 18 h, avec Nadège, ambassadrice à Grenoble.' },
      { after: 6, note: 'Très bien sur le fond, parle trop vite. Second essai prévu dimanche.' },
    ],
  },
  {
    ...{ days_ago: 17, status: 'in_progress', first_name: 'Divine', last_name: 'Ayuk' },
    ...{ email: 'divine.ayuk@example.org', phone_number: '+237 6 70 80 90 00' },
    ...{ support_type: 'proofreading', urgency: 'medium', target_country: 'États-Unis' },
    ...{ field_of_study: 'Économie et gestion', current_level: 'master', target_level: 'phd' },
    title: 'Relecture d’un statement of purpose',
    description:
      'J’ai écrit 1 100 mots, on en veut 800. Je ne sais pas quoi couper. Je suis à l’aise en anglais.',
    specific_questions: '',
    steps: [
      { after: 1, assigned: true, state: 'Attribuée' },
      { after: 3, state: 'En cours', note: 'Couper l’enfance, garder l’enquête sur les marchés de Buea.' },
    ],
  },
  {
    ...{ days_ago: 26, status: 'answered', first_name: 'Moussa', last_name: 'Adoum' },
    ...{ email: 'moussa.adoum@example.org', phone_number: '+235 66 12 34 56' },
    ...{ support_type: 'scholarship_search', urgency: 'low', target_country: 'Tunisie' },
    ...{ field_of_study: 'Informatique', current_level: 'bachelor', target_level: 'bachelor' },
    title: 'Recherche de bourse – Informatique',
    description:
      'Je viens d’avoir le baccalauréat à Moundou. Ma famille peut payer la vie mais pas les études.',
    specific_questions: 'Comment savoir si une annonce est une arnaque ?',
    steps: [
      { after: 2, assigned: true, state: 'Attribuée' },
      {
        ...{ after: 3, state: 'Répondue' },
        letter: {
          subject: 'Votre demande : notre réponse',
          body: 'Bonjour Moussa,\n\nLa licence de l’Université des Oliviers est gratuite pour vingt-cinq étudiants d’Afrique subsaharienne, et la vie y coûte environ 220 € par mois : cela correspond à ce que vous décrivez.\n\nPour les arnaques, une règle suffit presque toujours : une vraie bourse ne demande jamais d’argent pour candidater.',
        },
      },
    ],
  },
  {
    ...{ days_ago: 34, status: 'answered', first_name: 'Prisca', last_name: 'Moussavou' },
    ...{ email: 'prisca.moussavou@example.org', phone_number: '' },
    ...{ support_type: 'orientation', urgency: 'medium', target_country: 'Gabon' },
    ...{ field_of_study: 'Médecine et santé', current_level: 'phd', target_level: 'master' },
    title: 'Orientation – Médecine et santé',
    description:
      'Médecin à Libreville, je voudrais faire de la recherche sans quitter le pays. Est-ce possible ?',
    specific_questions: '',
    steps: [
      { after: 1, assigned: true, state: 'Attribuée' },
      {
        ...{ after: 4, state: 'Répondue' },
        letter: {
          subject: 'Votre demande : notre réponse',
          body: 'Bonjour Prisca,\n\nOui : l’Institut de Lambaréné-Nord recrute chaque année quatre doctorants, payés et logés, et accepte les médecins. La thèse s’inscrit dans une université d’Europe ou du Cameroun.\n\nÉcrivez-leur avant le dépôt ; dites que vous exercez déjà.',
        },
      },
    ],
  },
  {
    ...{ days_ago: 48, status: 'closed', first_name: 'Yannick', last_name: 'Ondo' },
    ...{ email: 'yannick.ondo@example.org', phone_number: '+241 74 11 22 33' },
    ...{ support_type: 'application_file', urgency: 'high', target_country: 'France' },
    ...{ field_of_study: 'Génie civil', current_level: 'bachelor', target_level: 'master' },
    title: 'Préparation du dossier – Génie civil',
    description: 'Je dépose deux dossiers dans trois semaines et mes relevés ne sont pas traduits.',
    specific_questions: '',
    steps: [
      { after: 0.4, assigned: true, state: 'Attribuée' },
      { after: 1, state: 'En cours' },
      { after: 9, note: 'Dossiers déposés tous les deux. Accusés de réception vus.' },
      {
        ...{ after: 30, state: 'Close' },
        letter: {
          subject: 'Votre demande est close',
          body: 'Bonjour Yannick,\n\nBravo pour votre admission à Lyon ! Nous fermons votre demande. Si vous voulez aider à votre tour, la page des ambassadeurs vous attend.',
        },
      },
    ],
  },
  {
    ...{ days_ago: 75, status: 'closed', first_name: 'Aminata', last_name: 'Traoré' },
    ...{ email: 'aminata.traore@example.org', phone_number: '' },
    ...{ support_type: 'scholarship_search', urgency: 'medium', target_country: 'Canada' },
    ...{ field_of_study: 'Sciences de l’éducation', current_level: 'master', target_level: 'phd' },
    title: 'Recherche de bourse – Sciences de l’éducation',
    description:
      'Professeure de mathématiques à Sikasso, je cherche une maîtrise qui se suive en partie à distance.',
    specific_questions: '',
    steps: [
      { after: 2, assigned: true, state: 'Attribuée' },
      { after: 5, state: 'En cours' },
      { after: 6, state: 'Répondue', note: 'Orientée vers la chaire Craies et tablettes.' },
      { after: 40, state: 'Close' },
    ],
  },
  {
    ...{ days_ago: 130, status: 'closed', first_name: 'Emmanuel', last_name: 'Ndzié' },
    ...{ email: 'emmanuel.ndzie@example.org', phone_number: '+237 6 91 92 93 94' },
    ...{ support_type: 'interview', urgency: 'high', target_country: 'Chine' },
    ...{ field_of_study: 'Télécommunications', current_level: 'bachelor', target_level: 'master' },
    title: 'Préparation à l’entretien – Télécommunications',
    description: 'Entretien technique en anglais dans une semaine.',
    specific_questions: '',
    steps: [
      { after: 0.2, assigned: true, state: 'Attribuée' },
      { after: 0.5, state: 'En cours' },
      { after: 6, note: 'Deux entretiens blancs faits.' },
      { after: 20, state: 'Close' },
    ],
  },
  {
    ...{ days_ago: 205, status: 'closed', first_name: 'Rosine', last_name: 'Kouam' },
    ...{ email: 'rosine.kouam@example.org', phone_number: '' },
    ...{ support_type: 'orientation', urgency: 'low', target_country: 'Sénégal' },
    ...{
      field_of_study: 'Métiers du livre et documentation',
      current_level: 'bachelor',
      target_level: 'master',
    },
    title: 'Orientation – Métiers du livre et documentation',
    description:
      'Je tiens la bibliothèque d’un lycée à Bafang. Je voudrais un diplôme sans quitter mon poste.',
    specific_questions: '',
    steps: [
      { after: 3, assigned: true, state: 'Attribuée' },
      { after: 4, state: 'Répondue', note: 'Master à distance de l’Université ouverte des Passerelles.' },
      { after: 60, state: 'Close' },
    ],
  },
];
