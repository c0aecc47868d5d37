/** The export's columns, in order, with their headings. */
export const CAMPAIGN_UPDATE_EXPORT_COLUMNS: Record<string, string> = {
  slug: 'Adresse',
  campaign_title: 'Campagne',
  title: 'Titre',
  date: 'Date',
  content: 'Texte',
};
