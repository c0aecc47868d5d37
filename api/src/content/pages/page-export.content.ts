/** The export's columns, in order, with their headings. */
export const PAGE_EXPORT_COLUMNS: Record<string, string> = {
  slug: 'Adresse',
  path: 'Chemin',
  kind: 'Genre',
  title: 'Titre',
  description: 'Description',
  lead: 'Introduction',
  is_live: 'En ligne',
  updated_at: 'Modifiée le',
};
