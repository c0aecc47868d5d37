/** The export's columns, in order, with their headings. */
export const ALERT_EXPORT_COLUMNS: Record<string, string> = {
  created_at: 'Signalée le',
  severity: 'Gravité',
  alert_type_display: 'Alerte',
  reference: 'Don',
  city: 'Ville',
  message: 'Message',
  is_read: 'Lue',
  resolved_at: 'Réglée le',
  resolved_by: 'Réglée par',
};
