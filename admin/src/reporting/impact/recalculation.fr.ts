export const recalculation = {
  open: 'Recalculer',
  title: 'Recalculer les chiffres',
  intro:
    'Chaque chiffre part de ce que l’équipe a saisi, et y ajoute ce qui a été enregistré depuis : dons, lieux, projets. Rien ne change avant que vous l’ayez confirmé.',
  reading: 'Calcul en cours…',
  none: 'Les chiffres sont déjà à jour : le calcul ne change rien.',
  unchanged: (labels: string) => `Sans changement : ${labels}.`,
  entered_only: (labels: string) => `Jamais calculés, seulement saisis : ${labels}.`,
  figure: 'Chiffre',
  now: 'Aujourd’hui',
  after: 'Après le calcul',
  from: 'D’où vient le résultat',
  run: (count: number) => (count > 1 ? `Appliquer les ${count} changements` : 'Appliquer le changement'),
  done: (count: number) => (count > 1 ? `${count} chiffres recalculés` : 'Un chiffre recalculé'),
  changed_meanwhile:
    'Un chiffre a changé entre-temps : voici le calcul refait. Relisez-le avant de l’appliquer.',
  failed: 'Erreur lors du recalcul',
} as const;
