import { workingDays } from '@livres/api/contract';

export const accompanimentContent = {
  title: 'Accompagnement personnalisé',
  description:
    'Orientation, dossier, entretien, relecture\u00a0: une personne de l’association accompagne gratuitement les étudiants africains vers une bourse.',
  lead: 'Vous préparez des études ou une demande de bourse\u00a0? Une personne de l’association vous accompagne, de la première question à la réponse de l’université.',
  ask: 'Demander un accompagnement',
  free: 'Gratuit, du début à la fin.',
  services: {
    title: 'Ce que nous faisons avec vous',
    entries: {
      orientation: {
        title: 'Orientation',
        text: 'Choisir une formation et un pays qui conviennent à votre parcours, et repérer les bourses qui vont avec.',
      },
      application_file: {
        title: 'Préparation du dossier',
        text: 'Réunir les pièces, les faire traduire, écrire le CV et la lettre de motivation, tenir le calendrier.',
      },
      interview: {
        title: 'Préparation à l’entretien',
        text: 'Des entretiens d’essai en visioconférence, avec les questions que posent vraiment les jurys.',
      },
      follow_up: {
        title: 'Suivi personnel',
        text: 'La même personne vous suit de mois en mois et vous rappelle les échéances.',
      },
      proofreading: {
        title: 'Relecture',
        text: 'Lettre, projet d’études ou de recherche\u00a0: relus par deux personnes, rendus avec des remarques.',
      },
      language: {
        title: 'Préparation linguistique',
        text: 'S’entraîner au DELF, au TCF, à l’IELTS ou au TOEFL, avec un plan de travail et des ressources gratuites.',
      },
    },
  },
  process: {
    title: 'Comment cela se passe',
    steps: [
      {
        title: 'Évaluation',
        text: 'Nous lisons votre demande et faisons le point avec vous\u00a0: parcours, notes, langues, moyens.',
      },
      {
        title: 'Planification',
        text: 'Nous choisissons ensemble les bourses à viser et écrivons le calendrier des échéances.',
      },
      {
        title: 'Préparation',
        text: 'Dossier, relectures, entretiens d’essai\u00a0: vous avancez, nous relisons et nous conseillons.',
      },
      {
        title: 'Suivi',
        text: 'Après l’envoi, nous restons là\u00a0: réponses, visa, logement, premiers jours sur place.',
      },
    ],
  },
  request: { title: 'Votre demande', label: 'Demande d’accompagnement' },
  about: {
    title: 'Au sujet de la bourse',
    remove: 'Ma demande ne concerne pas cette bourse',
    request: (title: string) => `Bourse\u00a0: ${title}`,
  },
  parts: {
    who: 'Qui vous êtes',
    studies: 'Vos études',
    need: 'Ce que vous cherchez',
  },
  fields: {
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'Adresse e-mail',
    emailHelp: 'Nous vous répondons à cette adresse\u00a0: vérifiez-la bien.',
    phone_number: 'Téléphone (facultatif)',
    phoneHelp: 'Avec son indicatif, par exemple +237\u00a06\u00a012\u00a034\u00a056\u00a078.',
    current_level: 'Niveau d’études actuel',
    chooseLevel: 'Choisissez votre niveau',
    field_of_study: 'Domaine d’études',
    fieldHelp: 'Par exemple\u00a0: informatique, droit, santé publique.',
    support_type: 'Aide souhaitée',
    target_country: 'Pays visé',
    urgency: 'Quand en avez-vous besoin\u00a0?',
    description: 'Vos objectifs',
    descriptionHelp:
      'Ce que vous étudiez, ce que vous visez et pour quand, ce que vous avez déjà essayé. Quelques phrases suffisent.',
    specific_questions: 'Vos questions précises (facultatif)',
  },
  urgencies: {
    high: 'Ce mois-ci\u00a0: une échéance approche',
    medium: 'Dans les trois mois',
    low: 'Plus tard\u00a0: je prépare l’an prochain',
  },
  submit: 'Envoyer ma demande',
  sending: 'Envoi…',
  draft: 'Ce que vous écrivez est gardé dans votre navigateur jusqu’à l’envoi.',
  kept: 'Rien n’est perdu\u00a0: ce que vous avez écrit est toujours dans le formulaire.',
  sent: {
    reference: (reference: string) => `Votre demande porte le numéro ${reference}.`,
    mail: 'Une copie vient de partir à votre adresse. Si elle n’arrive pas, regardez dans les indésirables.',
    scholarships: 'Voir les bourses',
    another: 'Envoyer une autre demande',
  },
  aside: {
    title: 'Bon à savoir',
    entries: (days: number) => [
      `Une personne vous répond, en général sous ${workingDays(days)}.`,
      'C’est gratuit. Nous ne demandons jamais d’argent, et personne ne peut vous en demander en notre nom.',
      'Nous préparons votre candidature avec vous\u00a0; la décision revient toujours à l’organisme qui donne la bourse.',
      'Vos réponses sont lues par l’équipe qui vous accompagne, et par personne d’autre.',
    ],
    privacy: 'Lire la politique de confidentialité',
  },
  more: {
    title: 'Déjà boursier à l’étranger\u00a0?',
    text: 'Les ambassadeurs guident ceux qui arrivent après eux, quelques heures par mois.',
    link: 'Devenir ambassadeur',
  },
} as const;
