import type { Frequency, RecurringPayment, RecurringStatus } from '@livres/api/contract';
import type { BadgeTone } from '../../shared/ui/Badge';

const KIND: Record<Frequency, string> = {
  'one-time': 'don',
  monthly: 'don mensuel',
  quarterly: 'don trimestriel',
  yearly: 'don annuel',
};
const EVERY: Record<Frequency, string> = {
  'one-time': 'une fois',
  monthly: 'chaque mois',
  quarterly: 'chaque trimestre',
  yearly: 'chaque année',
};

export const RECURRING_TONES: Record<RecurringStatus, BadgeTone> = {
  pending: 'quiet',
  active: 'good',
  past_due: 'bad',
  paused: 'warm',
  cancelled: 'quiet',
};

export const recurringContent = {
  title: (frequency: Frequency) => `Votre ${KIND[frequency]}`,
  pageTitle: 'Votre don régulier',
  description:
    'Changer le montant ou le rythme, sauter un paiement, faire une pause ou arrêter un don régulier.',
  lead: (amount: string, frequency: Frequency, campaign: string | null) =>
    campaign
      ? `${amount}, ${EVERY[frequency]}, à la campagne «\u00a0${campaign}\u00a0».`
      : `${amount}, ${EVERY[frequency]}, à l’association.`,
  secret: 'Vous seul avez ce lien\u00a0: gardez-le pour vous.',
  reference: 'Référence',
  next: 'Prochain paiement',
  retried: 'Prochain essai',
  means: 'Moyen de paiement',
  since: 'Depuis le',
  until: 'En pause jusqu’au',
  stopped: 'Arrêté le',
  given: 'Donné en tout',
  givenIn: (amount: string, payments: number) =>
    payments > 1 ? `${amount}, en ${payments} paiements` : amount,
  paused: 'Rien n’est prélevé tant que vous n’avez pas repris.',
  waiting: 'Le premier paiement n’est pas encore confirmé. Un prélèvement demande quelques jours.',
  over: 'Ce don régulier est arrêté\u00a0: plus rien ne sera prélevé. Merci pour tout ce que vous avez donné.',
  failing: {
    title: 'Le dernier paiement n’est pas passé',
    text: 'Il sera tenté à nouveau de lui-même. Si votre carte ou votre compte a changé, indiquez le nouveau.',
  },
  acts: 'Ce que vous pouvez faire',
  means_change: 'Changer de carte ou de compte',
  resume: { submit: 'Reprendre mon don', sending: 'Reprise…' },
  pause: {
    open: 'Faire une pause',
    form: 'Faire une pause',
    lead: 'Rien n’est prélevé pendant la pause\u00a0; votre don reprend ensuite de lui-même.',
    months: 'Durée de la pause',
    choices: [
      { value: '1', label: 'Un mois' },
      { value: '2', label: 'Deux mois' },
      { value: '3', label: 'Trois mois' },
      { value: '6', label: 'Six mois' },
      { value: '12', label: 'Un an' },
      { value: '', label: 'Jusqu’à ce que je reprenne' },
    ],
    submit: 'Mettre en pause',
    sending: 'Mise en pause…',
  },
  amount: {
    open: 'Changer le montant',
    form: 'Changer le montant',
    lead: 'Le nouveau montant vaut dès le prochain paiement. Pour l’augmenter, vous confirmerez par un lien envoyé à votre adresse e-mail.',
    label: (frequency: Frequency) => `Nouveau montant, ${EVERY[frequency]} (en euros)`,
    submit: 'Changer le montant',
    sending: 'Changement…',
  },
  frequency: {
    open: 'Changer le rythme',
    form: 'Changer le rythme',
    lead: 'Le montant de chaque paiement reste le même, et la date du prochain aussi\u00a0; le nouveau rythme vaut ensuite.',
    label: 'Nouveau rythme',
    choice: (frequency: Frequency) => EVERY[frequency].replace('chaque', 'Chaque'),
    submit: 'Changer le rythme',
    sending: 'Changement…',
  },
  skip: {
    open: 'Sauter le prochain paiement',
    form: 'Sauter le prochain paiement',
    before: 'Rien ne sera prélevé le',
    after: '. Votre don reprend ensuite de lui-même, à la date suivante.',
    submit: 'Sauter ce paiement',
    sending: 'Enregistrement…',
  },
  receipts: {
    open: 'Choisir mes reçus',
    form: 'Mes reçus',
    legend: 'Comment recevoir vos reçus\u00a0?',
    yearly: 'Un seul par an',
    yearlyHelp: 'En début d’année, pour toute l’année d’avant.',
    each: 'Un par paiement',
    eachHelp: 'Après chaque paiement reçu.',
    submit: 'Enregistrer mon choix',
    sending: 'Enregistrement…',
  },
  cancel: {
    open: 'Arrêter mon don',
    form: 'Arrêter mon don',
    lead: 'Plus rien ne sera prélevé. Vos reçus restent valables. Une pause suffit peut-être\u00a0?',
    leadWithoutPause: 'Plus rien ne sera prélevé. Vos reçus restent valables.',
    reason: 'Pourquoi\u00a0? (facultatif)',
    submit: 'Oui, arrêter mon don',
    sending: 'Arrêt…',
  },
  done: {
    pause: 'C’est fait\u00a0: votre don est en pause.',
    resume: 'C’est fait\u00a0: votre don reprend. Merci\u00a0!',
    amount: 'C’est fait\u00a0: le nouveau montant est enregistré.',
    frequency: 'C’est fait\u00a0: le nouveau rythme est enregistré.',
    skip: 'C’est fait\u00a0: ce paiement ne sera pas prélevé.',
    cancel: 'C’est fait\u00a0: votre don est arrêté.',
    preferences: 'C’est enregistré.',
    payment_method: 'C’est enregistré.',
  },
  amountEach: (amount: string, frequency: Frequency) => `${amount} ${EVERY[frequency]}`,
  toConfirm: (wanted: string, amount: string, hint: string) =>
    `Il reste à confirmer\u00a0: un lien vient de partir à ${hint}. Il vaut 30 minutes\u00a0; d’ici là, votre don reste de ${amount} et passera à ${wanted} une fois confirmé.`,
  confirmation: {
    title: 'Confirmer ce changement',
    description: 'Confirmer un don régulier plus élevé ou plus fréquent.',
    lead: (now: string, wanted: string, frequency: Frequency) =>
      `Votre ${KIND[frequency]} passera de ${now} à ${wanted}, dès le prochain paiement.`,
    submit: (wanted: string) => `Oui, donner ${wanted}`,
    sending: 'Un instant…',
    done: (wanted: string) => `C’est fait\u00a0: vous donnez désormais ${wanted}. Merci\u00a0!`,
    told: 'Un e-mail vous le confirme.',
    nothing: 'Pour ne rien changer, fermez cette page.',
    over: 'Ce lien ne sert plus',
    again: 'Retour à l’accueil',
    unknown: {
      title: 'Ce lien ne confirme rien',
      text: 'Il est peut-être coupé, ou un plus récent l’a remplacé\u00a0: ouvrez le dernier e-mail reçu.',
    },
  },
  history: 'Vos paiements',
  noHistory: 'Aucun paiement pour le moment.',
  day: 'Jour',
  amountColumn: 'Montant',
  state: 'État',
  states: {
    succeeded: 'Reçu',
    pending: 'En cours',
    failed: 'Refusé',
    cancelled: 'Abandonné',
  } satisfies Record<RecurringPayment['status'], string>,
  again: 'Faire un autre don',
  campaign: 'Voir la campagne',
  unknown: {
    title: 'Ce lien ne mène à aucun don régulier',
    text: 'Il est peut-être coupé\u00a0: ouvrez-le depuis l’e-mail lui-même. Ou vos coordonnées ont changé, et un lien plus récent vous a été envoyé.',
    write: 'Nous écrire',
  },
} as const;
