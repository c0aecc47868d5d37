export const interestStopContent = {
  trail: 'Événements',
  title: 'Ne plus suivre cet événement',
  description: 'Cesser de recevoir les nouvelles d’un événement.',
  lead: 'Un clic suffit\u00a0: vous ne recevrez plus d’e-mail au sujet de cet événement.',
  submit: 'Ne plus le suivre',
  sending: 'Un instant…',
  done: 'C’est fait.',
  next: 'Nous ne vous écrirons plus au sujet de cet événement. Si vous y êtes inscrit, votre inscription ne change pas.',
  events: 'Voir les événements',
} as const;
