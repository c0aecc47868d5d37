/** What a person reads when a call fails; the server's own sentence (`Problem.detail`) comes first where there is one. */
export const API_ERROR_MESSAGES = {
  network: 'Le serveur est injoignable. Vérifiez votre connexion internet, puis réessayez.',
  timeout: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
  bad_request:
    'La demande n’a pas été comprise par le serveur. Vérifiez ce que vous avez saisi, puis réessayez.',
  bad_response: 'La réponse du serveur est illisible. Réessayez ; si cela continue, prévenez l’association.',
  unauthorized: 'Votre session est terminée. Identifiez-vous de nouveau.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  not_found: 'Ce que vous cherchez n’existe pas ou n’existe plus.',
  conflict: 'Quelqu’un d’autre a changé cela entre-temps. Rechargez, puis recommencez.',
  too_many: 'Trop de demandes en peu de temps. Patientez un instant, puis réessayez.',
  server: 'Le serveur a rencontré une erreur. Réessayez dans un instant.',
  other: 'La demande n’a pas pu aboutir. Réessayez dans un instant.',
} as const;
