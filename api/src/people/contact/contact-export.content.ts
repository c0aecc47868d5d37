/** The export's columns, in order, with their headings. */
export const CONTACT_EXPORT_COLUMNS: Record<string, string> = {
  id: 'Numéro',
  created_at: 'Reçu le',
  name: 'Nom',
  email: 'E-mail',
  subject: 'Sujet',
  message: 'Message',
  status: 'État',
  assigned_name: 'Confié à',
  replies: 'Réponses',
  notes: 'Notes',
};
