export const universitiesContent = {
  title: 'Universités',
  description:
    'Le programme universitaire\u00a0: des bourses d’études vérifiées, un accompagnement gratuit et un réseau d’étudiants ambassadeurs pour les étudiants d’Afrique.',
  hero: {
    before: 'Étudier loin, ',
    strong: 'bien accompagné',
    after: '.',
    text: 'Des bourses d’études recensées et suivies par nos équipes, une aide gratuite pour monter son dossier, et des étudiants qui sont passés par là avant vous.',
    explore: 'Explorer les bourses',
    support: 'Demander un accompagnement',
    ambassador: 'Devenir ambassadeur',
  },
  statistics: {
    title: 'Le programme en chiffres',
    loading: 'Les chiffres se chargent',
    unknown: '—',
    unknownHeard: 'chiffre indisponible pour le moment',
    absent: 'N/A',
    active: 'Bourses actives',
    countries: 'Pays partenaires',
    upcoming: 'Échéances proches',
    upcomingHelp: 'dans les 30\u00a0jours',
    average: 'Montant moyen',
  },
  featured: {
    title: 'Bourses à la une',
    all: 'Voir toutes les bourses',
    failed: 'Erreur de chargement',
    failedText: 'Impossible de charger les bourses à la une.',
    empty: 'Aucune bourse n’est à la une en ce moment',
    emptyText: 'Parcourez la liste entière\u00a0: de nouvelles bourses y paraissent chaque semaine.',
  },
  failed: 'Erreur de chargement',
  failedText:
    'Les chiffres et les bourses à la une n’ont pas pu être chargés. Le reste de la page est là\u00a0; réessayez dans un instant.',
  benefits: {
    title: 'Ce que le programme vous apporte',
    entries: [
      {
        title: 'Des bourses vérifiées',
        text: 'Chaque bourse est relue\u00a0: montant, conditions, date limite et lien de candidature.',
      },
      {
        title: 'Un accompagnement gratuit',
        text: 'Un bénévole suit votre dossier, de l’orientation jusqu’à l’entretien.',
      },
      {
        title: 'Aucune échéance manquée',
        text: 'Gardez vos bourses, recevez un rappel avant la date limite, ajoutez-la à votre agenda.',
      },
      {
        title: 'Votre éligibilité en deux minutes',
        text: 'Niveau, pays, moyenne, langues\u00a0: voyez tout de suite à quoi vous pouvez prétendre.',
      },
      {
        title: 'Un budget clair',
        text: 'Frais de scolarité, logement, allocation\u00a0: ce que la bourse couvre et ce qu’il vous restera à payer.',
      },
      {
        title: 'Un réseau d’ambassadeurs',
        text: 'Des étudiants déjà sur place répondent à vos questions et vous ouvrent les portes.',
      },
    ],
  },
  closing: {
    title: 'Prêt à vous lancer\u00a0?',
    text: 'Commencez par voir à quelles bourses vous pouvez prétendre, ou laissez-nous vous guider pas à pas.',
    eligibility: 'Suis-je éligible\u00a0?',
    ambassadorTitle: 'Vous étudiez déjà à l’étranger\u00a0?',
    ambassadorText: 'Rejoignez les étudiants ambassadeurs et aidez celles et ceux qui préparent leur départ.',
  },
} as const;
