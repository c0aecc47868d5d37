export const recurringErasure = {
  running: (reference: string) =>
    `Le don régulier ${reference} est encore en cours : arrêtez-le d’abord, sinon il continuerait sans que personne puisse le suivre.`,
} as const;
