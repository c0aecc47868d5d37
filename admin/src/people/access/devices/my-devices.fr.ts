export const myDevices = {
  title: 'Mes appareils',
  help: 'Les navigateurs où votre session est ouverte. Aucune adresse n’est gardée.',
  end_others: 'Déconnecter tous les autres',
  end_others_title: 'Déconnecter tous les autres appareils\u00a0?',
  end_others_text: 'Il faudra entrer le code d’accès, et le second facteur s’il y en a un, pour y revenir.',
  ended: (count: number) =>
    count > 1
      ? `${count} appareils déconnectés`
      : count === 1
        ? 'Un appareil déconnecté'
        : 'Aucun autre appareil',
} as const;
