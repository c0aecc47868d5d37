/** Why a link does not lead anywhere, as staff read it. */
export const linkFaults = {
  gone: (status: number) => `La page n’existe plus (réponse ${status}).`,
  refused: (status: number) => `Le site refuse cette adresse (réponse ${status}).`,
  broken: (status: number) => `Le site est en panne (réponse ${status}).`,
  odd: (status: number) => `Le site répond de façon inattendue (réponse ${status}).`,
  unknown_site: 'Ce site n’existe pas, ou n’existe plus : son nom ne mène nulle part.',
  silent: 'Le site ne répond pas.',
  slow: 'Le site met trop de temps à répondre.',
  certificate: 'Le certificat du site n’est pas valable : les navigateurs refusent de l’ouvrir.',
  private: 'Cette adresse mène à un réseau privé ou à un port réservé : elle n’est pas appelée.',
  not_web: 'Cette adresse n’est pas celle d’une page : elle doit commencer par https:// ou http://.',
  redirects: 'Le site renvoie sans fin d’une page à l’autre.',
} as const;
