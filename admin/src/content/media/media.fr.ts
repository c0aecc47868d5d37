import type { MediaBinned } from '@livres/api/contract';

export const mediaMessages = {
  name: 'image |||| images',
  the: 'l’image',
  empty: 'La médiathèque est vide.',
  invite: 'Envoyez une première image : elle sera préparée dans toutes les tailles dont le site a besoin.',
  page: { list: 'Médias', edit: '%{recordRepresentation}', show: '%{recordRepresentation}' },
  notifications: { updated: 'Image enregistrée' },
  fields: {
    id: 'Numéro',
    alt: 'Texte de remplacement',
    credit: 'Crédit',
    caption: 'Légende',
    folder: 'Dossier',
    folder_id: 'Dossier',
    used: 'Emploi',
    focal_x: 'Point à garder visible, depuis la gauche',
    focal_y: 'Point à garder visible, depuis le haut',
    original_name: 'Nom du fichier',
    bytes: 'Poids',
    width: 'Largeur',
    height: 'Hauteur',
    created_at: 'Envoyée le',
    updated_at: 'Modifiée le',
    deleted_at: 'Mise à la corbeille le',
    q: 'Rechercher',
    shelf: 'Rayon',
  },
};

export const media = {
  upload: 'Envoyer des images',
  upload_title: 'Envoyer des images',
  unused: 'Utilisée nulle part',
  used: (count: number) => (count > 1 ? `Utilisée ${count} fois` : 'Utilisée une fois'),
  folder_empty: 'Ce dossier est vide.',
  any_use: 'Toutes',
  is_used: 'Utilisées',
  is_unused: 'Utilisées nulle part',
  select: (alt: string) => `Cocher : ${alt}`,
  selected: (count: number) => (count > 1 ? `${count} images cochées` : 'Une image cochée'),
  select_page: 'Cocher toute la page',
  unselect: 'Tout décocher',
  move: 'Déplacer',
  move_title: (count: number) => (count > 1 ? `Déplacer ${count} images` : 'Déplacer l’image'),
  moved: (count: number) => (count > 1 ? `${count} images déplacées` : 'Image déplacée'),
  binned: (count: number) =>
    count > 1 ? `${count} images mises à la corbeille` : 'Image mise à la corbeille',
  many_restored: (count: number) => (count > 1 ? `${count} images restaurées` : 'Image restaurée'),
  kept: (kept: MediaBinned['kept']) => {
    const uses = [...new Set(kept.flatMap(({ used_by }) => used_by.map(({ label }) => `« ${label} »`)))];
    const shown = `${uses.slice(0, 3).join(', ')}${uses.length > 3 ? '…' : ''}`;
    return kept.length > 1
      ? `${kept.length} images restent, car des pages les montrent : ${shown}`
      : `Une image reste, car une page la montre : ${shown}`;
  },
  credit_help: 'Qui a fait l’image, pour le nommer à côté d’elle.',
  caption_help: 'Proposée sous l’image quand elle est placée dans un texte.',
  use: (kind: string, label: string) => `${kind} « ${label} »`,
  used_by: 'Où elle sert',
  not_used: 'Aucune page ne montre cette image.',
  facts: 'Fichier',
  size: (width: number, height: number) => `${width} × ${height} pixels`,
  sent_on: (moment: string) => `Envoyée le ${moment}`,
  words: 'Description et cadrage',
  save: 'Enregistrer',
  bin: 'Mettre à la corbeille',
  bin_title: 'Mettre cette image à la corbeille ?',
  bin_text:
    'Vous pouvez la restaurer pendant 30 jours. Une image qu’une page montre ne peut pas être supprimée.',
  bin_done: 'Image mise à la corbeille',
  in_use: 'Retirez-la d’abord des pages qui la montrent.',
  is_in_bin: (day: string) => `Cette image est à la corbeille depuis le ${day}.`,
  restore: 'Restaurer',
  restored: 'Image restaurée',
} as const;
