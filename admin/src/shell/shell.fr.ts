export const shell = {
  title: "Panel d'Administration",
  skip: 'Aller au contenu',
  menu: 'Menu du panneau',
  open_menu: 'Ouvrir le menu',
  collapse_menu: 'Réduire le menu',
  expand_menu: 'Agrandir le menu',
  account: (name: string, role: string) => `${name} ${role}, menu du compte`,
  session: 'Session',
  session_left: (time: string) => `Temps de session restant : ${time}`,
  session_ends: 'La session se prolonge tant que ce panneau reste ouvert, 7 jours au plus.',
  my_access: 'Mon accès',
  site: 'Voir le site',
  to_light: 'Passer au thème clair',
  to_dark: 'Passer au thème sombre',
  logout: 'Se déconnecter',
  notifications: 'Notifications',
  unread: (count: number) =>
    count === 0
      ? 'Notifications, aucune nouvelle'
      : `Notifications, ${count} nouvelle${count > 1 ? 's' : ''}`,
  unread_in: (label: string, count: number) => `${label} (${count} non lue${count > 1 ? 's' : ''})`,
  nothing_new: 'Rien ne s’est encore passé.',
  all_notifications: 'Tout voir',
  loading: 'Chargement…',
} as const;
