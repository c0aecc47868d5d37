export const history = {
  title: 'Historique',
  empty: 'Aucun changement enregistré.',
  nothing: 'Rien ne s’est encore passé.',
  more: (count: number) => `Voir les ${count} autres`,
  note_label: 'Note, que seule l’équipe lit',
  note_save: 'Ajouter la note',
  note_saved: 'Note ajoutée',
  note_missing: 'Écrivez la note avant de l’ajouter.',
} as const;
