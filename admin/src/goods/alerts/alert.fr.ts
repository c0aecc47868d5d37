import { ALERT_SEVERITY_LABELS, ALERT_TYPE_LABELS } from '@livres/api/contract';

export const alertMessages = {
  name: 'alerte |||| alertes',
  the: 'l’alerte',
  empty: 'Aucune alerte.',
  invite: 'Un appel ou une collecte en retard, un gros don, une demande d’aide arrivent ici.',
  page: { list: 'Alertes', show: '%{recordRepresentation}' },
  audit: { updated: 'a réglé' },
  values: { severity: ALERT_SEVERITY_LABELS, alert_type: ALERT_TYPE_LABELS },
  fields: {
    id: 'Numéro',
    q: 'Rechercher',
    severity: 'Gravité',
    alert_type: 'Alerte',
    message: 'Ce qui se passe',
    reference: 'Don',
    open: 'À régler',
    unread: 'Non lue',
    created_at: 'Depuis',
    resolved_at: 'Réglée',
    resolved_by: 'Réglée par',
  },
};

export const texts = {
  presets: 'Alertes à montrer',
  preset: {
    open: 'À régler',
    unread: 'Non lues',
    critical: 'Urgentes',
    resolved: 'Réglées',
    all: 'Toutes',
  },
  yes: 'Oui',
  no: 'Non',
  unread: 'Non lue',
  resolved: (when: string, by: string | null) =>
    by ? `réglée ${when} par ${by}` : `éteinte d’elle-même ${when}`,
  to_resolve: 'à régler',
  mark_read: 'Marquer comme lues',
  resolve: 'Marquer comme réglées',
  marked: (count: number) => (count > 1 ? `${count} alertes lues` : '1 alerte lue'),
  settled: (count: number) => (count > 1 ? `${count} alertes réglées` : '1 alerte réglée'),
  nothing: 'Rien à changer\u00a0: c’était déjà fait.',
} as const;
