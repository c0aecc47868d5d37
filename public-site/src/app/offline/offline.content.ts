export const offlineContent = {
  title: 'Vous êtes hors ligne',
  description: 'La page qui s’affiche quand la connexion manque.',
  text: 'Cette page n’a pas encore été lue sur cet appareil, et le réseau ne répond pas. Elle viendra dès que la connexion sera revenue.',
  retry: 'Réessayer',
  kept: 'Ce que vous pouvez relire sans connexion',
} as const;
