const TIME = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
});

export const accessCheck = {
  well: 'Aucune attaque dans l’heure',
  crowded: (since: Date, attempts: number) =>
    `${attempts.toLocaleString('fr-FR')} codes essayés par des inconnus depuis ${TIME.format(since)} : les appareils et les adresses déjà connus entrent, les autres attendent`,
  unreadable: (count: number) =>
    `ADMIN_ACCESS_CODE a changé\u00a0: ${count} second${count > 1 ? 's' : ''} facteur${count > 1 ? 's' : ''} ne ${count > 1 ? 'peuvent' : 'peut'} plus être vérifié${count > 1 ? 's' : ''} (les codes de secours marchent encore). Écrivez l’ancien code dans PREVIOUS_ADMIN_ACCESS_CODE et redémarrez`,
};
