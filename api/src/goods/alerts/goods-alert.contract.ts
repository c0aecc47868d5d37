export const ALERT_TYPES = [
  'contact_overdue',
  'pickup_overdue',
  'unvalidated',
  'large_donation',
  'needs_help',
] as const;
export type AlertType = (typeof ALERT_TYPES)[number];
export const ALERT_TYPE_LABELS: Record<AlertType, string> = {
  contact_overdue: 'Donateur à rappeler',
  pickup_overdue: 'Collecte en retard',
  unvalidated: 'Don non validé',
  large_donation: 'Gros don',
  needs_help: 'Aide demandée',
};

export const ALERT_SEVERITIES = ['info', 'warning', 'critical'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];
export const ALERT_SEVERITY_LABELS: Record<AlertSeverity, string> = {
  info: 'Information',
  warning: 'À surveiller',
  critical: 'Urgent',
};

/** From so many boxes, a donation is announced to staff as a large one. */
export const LARGE_DONATION_BOXES = 20;

export const ALERT_ACTIONS = ['mark_read', 'resolve'] as const;
export type AlertAction = (typeof ALERT_ACTIONS)[number];
