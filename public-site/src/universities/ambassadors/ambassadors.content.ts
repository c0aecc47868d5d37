import { workingDays } from '@livres/api/contract';

export const ambassadorsContent = {
  title: 'Devenir ambassadeur étudiant',
  description:
    'Vous étudiez à l’étranger avec une bourse\u00a0? Guidez quelques heures par mois ceux qui veulent suivre votre chemin.',
  lead: 'Vous étudiez à l’étranger, vous avez obtenu une bourse\u00a0? Ce que vous avez appris en chemin peut l’ouvrir à d’autres.',
  apply: 'Poser ma candidature',
  figures: {
    title: 'Le réseau des ambassadeurs',
    entries: [
      { title: '500+', text: 'ambassadeurs' },
      { title: '2\u00a0500+', text: 'étudiants aidés' },
      { title: '85\u00a0%', text: 'de réussite' },
    ],
  },
  what: {
    title: 'Ce que fait un ambassadeur',
    text: [
      'Un ambassadeur répond aux étudiants qui visent le pays, l’université ou la bourse qu’il connaît. Il dit comment il a trouvé, ce qu’il a écrit dans son dossier, ce que le jury lui a demandé, combien coûte vraiment une chambre.',
      'Tout se passe à distance, par messages et en visioconférence, au rythme que vous choisissez. L’association vous présente les étudiants, vous forme, et reste à côté de vous.',
    ],
  },
  advantages: {
    title: 'Ce que vous y gagnez',
    entries: {
      network: {
        title: 'Un réseau',
        text: 'Des étudiants et des anciens boursiers dans une trentaine de pays, qui s’entraident.',
      },
      training: {
        title: 'Une formation',
        text: 'Écouter, conseiller, relire un dossier, parler en public\u00a0: des ateliers chaque trimestre.',
      },
      certificate: {
        title: 'Une attestation',
        text: 'Elle dit vos missions et vos heures, et compte dans un CV ou un dossier de master.',
      },
      recognition: {
        title: 'Une recommandation',
        text: 'Après six mois, une lettre de l’association pour vos candidatures.',
      },
      events: {
        title: 'Des rencontres',
        text: 'Des invitations à nos événements, où vous pouvez prendre la parole.',
      },
      impact: {
        title: 'Un effet qui se voit',
        text: 'Des prénoms, des admissions, des bourses obtenues\u00a0: vous savez ce qu’ont changé vos heures.',
      },
    },
  },
  criteria: {
    title: 'Les critères',
    entries: [
      'Vous étudiez actuellement dans une université internationale.',
      'Vous avez obtenu une bourse, ou êtes en train de l’obtenir.',
      'Votre moyenne (GPA) est d’au moins 3.0/4.0.',
      'Vous communiquez bien, à l’écrit comme à l’oral.',
      'Vous êtes disponible 5 à 10 heures par mois.',
    ],
    note: 'Il vous manque un point\u00a0? Écrivez-nous tout de même, et dites-le dans votre motivation.',
  },
  application: { title: 'Votre candidature', label: 'Candidature d’ambassadeur' },
  parts: { who: 'Qui vous êtes', studies: 'Vos études', giving: 'Ce que vous pouvez apporter' },
  fields: {
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'Adresse e-mail',
    emailHelp: 'Nous vous répondons à cette adresse\u00a0: vérifiez-la bien.',
    university: 'Université',
    country_study: 'Pays d’études',
    current_level: 'Niveau d’études',
    chooseLevel: 'Choisissez votre niveau',
    field_of_study: 'Domaine d’études',
    scholarship_type: 'Bourse obtenue',
    scholarshipHelp: 'Son nom, ou celui de l’organisme\u00a0; dites si la réponse est encore attendue.',
    motivation: 'Votre motivation',
    motivationHelp:
      'Pourquoi vous voulez aider, et ce que vous auriez aimé que l’on vous dise avant de partir.',
    availability: 'Vos disponibilités',
    availabilityHelp: 'Par mois, en moyenne. Vous pourrez changer à tout moment.',
    languages: 'Langues dans lesquelles vous pouvez aider',
    expertise: 'Ce que vous connaissez le mieux (facultatif)',
  },
  hours: (hours: number) => `${hours}\u00a0heures`,
  languages: ['Français', 'Anglais', 'Allemand', 'Espagnol', 'Arabe', 'Portugais', 'Chinois'],
  expertise: [
    'Orientation',
    'Préparation du dossier',
    'Entretien',
    'Relecture',
    'Langues',
    'Visa et logement',
    'Vie étudiante',
  ],
  submit: 'Envoyer ma candidature',
  sending: 'Envoi…',
  draft: 'Ce que vous écrivez est gardé dans votre navigateur jusqu’à l’envoi.',
  kept: 'Rien n’est perdu\u00a0: ce que vous avez écrit est toujours dans le formulaire.',
  missing: 'Il manque quelque chose\u00a0: corrigez les champs signalés, puis envoyez de nouveau.',
  sent: {
    reference: (reference: string) => `Votre candidature porte le numéro ${reference}.`,
    mail: 'Une copie vient de partir à votre adresse. Si elle n’arrive pas, regardez dans les indésirables.',
    back: 'Découvrir le programme',
  },
  next: {
    title: 'Et ensuite\u00a0?',
    entries: (days: number) => [
      `Nous lisons votre candidature et vous écrivons, en général sous ${workingDays(days)}.`,
      'Un entretien d’une demi-heure, en visioconférence.',
      'La réponse, puis une première séance de formation.',
    ],
    privacy: 'Ce que devient ce que vous écrivez',
  },
} as const;
