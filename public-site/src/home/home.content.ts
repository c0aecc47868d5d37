export const homeContent = {
  description:
    'Nous collectons des livres et du matériel et les portons jusqu’aux bibliothèques d’Afrique, au Cameroun d’abord. Suivez les campagnes, offrez des livres, faites un don.',
  hero: {
    before: 'Un livre lu ici en ouvre ',
    strong: 'mille',
    after: ' là-bas.',
    text: 'Nous collectons vos livres et votre matériel, et nous les portons jusqu’aux bibliothèques d’Afrique, au Cameroun d’abord. Vous suivez chaque carton, de votre étagère à la leur.',
    give: 'Faire un don',
    campaigns: 'Découvrir les campagnes',
  },
  campaigns: {
    title: 'Campagnes en cours',
    all: 'Toutes les campagnes',
    empty: 'Aucune campagne active',
    emptyText:
      'La prochaine se prépare. D’ici là, l’association reçoit vos dons et vos livres toute l’année.',
    failed: 'Erreur lors du chargement des campagnes',
  },
  quotation: {
    text: '«\u00a0Un livre qui dort chez vous attend quelqu’un là-bas.\u00a0»',
    source: 'Ce que disent nos bénévoles à l’entrée des collectes',
  },
  news: {
    title: 'Les nouvelles',
    all: 'Toutes les actualités',
    empty: 'Aucune actualité disponible pour le moment',
    emptyText: 'La prochaine s’écrit. D’ici là, les campagnes en cours disent où nous en sommes.',
    failed: 'Erreur lors du chargement des actualités',
    failedText: 'Impossible de charger les actualités récentes. Vérifiez votre connexion internet.',
  },
  events: {
    title: 'Les prochains rendez-vous',
    all: 'Tous les événements',
    empty: 'Aucun événement à venir',
    emptyText: 'Les prochains se préparent. Les comptes rendus des précédents sont là.',
    failed: 'Erreur lors du chargement des événements',
  },
  partner: {
    title: 'Devenir partenaire',
    text: 'Entreprise, école, bibliothèque, collectivité\u00a0: prêtez un local, un camion, des rayonnages ou une équipe d’un jour.',
    action: 'Devenir partenaire',
  },
  letter: {
    title: 'La lettre',
    text: 'Une fois par mois\u00a0: ce qui part, ce qui arrive, et ce que cela a changé.',
  },
  ways: {
    title: 'Trois façons de donner',
    text: 'Choisissez la vôtre\u00a0: chacune remplit un rayonnage.',
    entries: [
      {
        kind: 'money',
        title: 'Un don d’argent',
        text: 'Il paie le tri, le transport, les étagères et la formation des bibliothécaires.',
        action: 'Faire un don',
        illustration: 'manuels',
      },
      {
        kind: 'books',
        title: 'Des livres',
        text: 'Manuels, albums, romans, sciences\u00a0: tout ce qui se lit et qui est en bon état.',
        action: 'Offrir des livres',
        illustration: 'jeunesse',
      },
      {
        kind: 'equipment',
        title: 'Du matériel',
        text: 'Ordinateurs, liseuses, vidéoprojecteurs, mobilier\u00a0: remis en état, puis installés.',
        action: 'Offrir du matériel',
        illustration: 'numerique',
      },
    ],
  },
  journey: {
    title: 'De votre étagère à la leur',
    steps: [
      { title: 'Vous donnez', text: 'Vous choisissez une campagne, ou vous nous laissez choisir.' },
      {
        title: 'Nous trions',
        text: 'Des bénévoles vérifient chaque livre et préparent les cartons par niveau.',
      },
      {
        title: 'Nous portons',
        text: 'Les cartons partent par bateau, puis par la route, jusqu’à la bibliothèque.',
      },
      {
        title: 'Ils lisent',
        text: 'Les bibliothécaires, formés sur place, rangent, prêtent et font vivre les livres.',
      },
    ],
  },
} as const;
