const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const hour = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });

export const offlineLabels = {
  note: (readAt: Date, isOnline: boolean) => {
    const why = isOnline ? 'Le réseau ne répond pas' : 'Vous êtes hors ligne';
    const when = `${day.format(readAt).replaceAll(' ', '\u00a0')} à ${hour.format(readAt)}`;
    return `${why}\u00a0: voici la page telle que vous l’avez lue le ${when}.`;
  },
} as const;
