import { formatCount } from '../../shared/format/numbers';

export const partnersContent = {
  title: 'Nos partenaires',
  description:
    'Institutions, bibliothèques, associations, entreprises et médias\u00a0: celles et ceux avec qui l’association porte des livres jusqu’aux bibliothèques d’Afrique.',
  lead: 'Rien de ce que nous faisons ne se fait seul. Voici celles et ceux qui demandent, donnent, transportent, forment et font savoir, avec nous.',
  about: 'À propos',
  count: (count: number) => formatCount(count, 'partenaire', 'partenaires'),
  since: (year: number) => `Depuis ${year}`,
  site: 'Voir le site',
  siteOf: (name: string) => `Voir le site\u00a0: ${name}`,
  past: 'Ils ont été partenaires',
  failed: 'Erreur lors du chargement des partenaires',
  noneTitle: 'Aucun partenaire pour le moment',
  noneText: 'La liste est en préparation. Vous pouvez être parmi les premiers.',
  atHome: {
    title: 'Ils portent les cartons avec nous',
    all: 'Tous les partenaires',
    join: 'Devenir partenaire',
    text: 'Entreprise, école, bibliothèque, collectivité\u00a0: prêtez un local, un camion, des rayonnages ou une équipe d’un jour.',
  },
  become: {
    id: 'devenir-partenaire',
    title: 'Devenir partenaire',
    text: 'Une bibliothèque qui demande des livres, une entreprise qui prête un camion, une école qui collecte, un média qui raconte\u00a0: il y a plus d’une façon de prendre part.',
    steps: [
      { title: 'Vous nous écrivez', text: 'Dites qui vous êtes et ce que vous aimeriez faire.', detail: '' },
      {
        title: 'Nous nous parlons',
        text: 'Une personne vous répond sous quelques jours, et nous cherchons ensemble.',
        detail: '',
      },
      {
        title: 'Nous l’écrivons',
        text: 'Une convention d’une page dit ce que chacun fait, et jusqu’à quand.',
        detail: '',
      },
      { title: 'Nous en rendons compte', text: 'Chiffres, photos et visite, à chaque étape.', detail: '' },
    ],
    action: 'Proposer un partenariat',
  },
} as const;
