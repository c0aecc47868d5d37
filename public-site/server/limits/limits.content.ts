interface Refusal {
  title: string;
  detail: string;
}

/** What the front door says of requests that it does not pass on, by status. */
export const refusals: Record<number, Refusal> = {
  400: {
    title: 'Demande incorrecte',
    detail: 'La demande est mal écrite\u00a0: vérifiez-la puis recommencez.',
  },
  405: {
    title: 'Méthode refusée',
    detail: 'Cette adresse n’accepte pas cette méthode\u00a0: voyez l’en-tête Allow.',
  },
  408: {
    title: 'Délai dépassé',
    detail: 'L’envoi n’avançait plus\u00a0: vérifiez votre connexion, puis recommencez.',
  },
  413: {
    title: 'Envoi trop volumineux',
    detail: 'L’envoi est trop volumineux\u00a0: réduisez-le puis recommencez.',
  },
  429: {
    title: 'Trop de demandes',
    detail: 'Trop de demandes arrivent de votre adresse\u00a0: patientez un instant, puis recommencez.',
  },
  431: { title: 'En-têtes trop longs', detail: 'Les en-têtes de la demande sont trop longs.' },
  503: {
    title: 'Service occupé',
    detail: 'Le site reçoit beaucoup de demandes en ce moment\u00a0: réessayez dans un instant.',
  },
};

export const refusalPageContent = {
  retry: 'Réessayer',
  home: 'Revenir à l’accueil',
} as const;

export const tooManyFor = (seconds: number) =>
  `Trop de demandes arrivent de votre adresse\u00a0: réessayez dans ${seconds} seconde${seconds > 1 ? 's' : ''}.`;
