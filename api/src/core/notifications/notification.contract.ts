/** What the work is about: each has its colour in the panel. */
export const NOTIFICATION_DOMAINS = ['money', 'goods', 'studies', 'content'] as const;
export type NotificationDomain = (typeof NOTIFICATION_DOMAINS)[number];
export const NOTIFICATION_DOMAIN_LABELS: Record<NotificationDomain, string> = {
  money: 'Argent',
  goods: 'Objets',
  studies: 'Études',
  content: 'Contenu',
};

/** What one chooses to hear of, together. */
export const NOTIFICATION_GROUPS = [
  'gifts',
  'incidents',
  'goods',
  'studies',
  'messages',
  'site',
  'mine',
] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];
export const NOTIFICATION_GROUP_LABELS: Record<NotificationGroup, string> = {
  gifts: 'Dons',
  incidents: 'Refus, contestations',
  goods: 'Collectes et dons matériels',
  studies: 'Demandes et bourses',
  messages: 'Messages et inscriptions',
  site: 'Site et envois',
  mine: 'On me cite ou on m’attribue',
};
export const NOTIFICATION_GROUP_DOMAINS: Record<NotificationGroup, NotificationDomain> = {
  gifts: 'money',
  incidents: 'money',
  goods: 'goods',
  studies: 'studies',
  messages: 'content',
  site: 'content',
  mine: 'studies',
};

interface KindShape {
  group: NotificationGroup;
  /** Whoever may read it reads the notification; null where the publisher says which. */
  resource: string | null;
  /** Its page in the panel, below `/admin`; `:id` is the record's, `:resource` the publisher's. */
  path: string;
  /** Heard in quiet hours too. */
  isUrgent: boolean;
}

const kind = (
  group: NotificationGroup,
  resource: string | null,
  { path = '/:resource/:id/show', isUrgent = false }: Partial<KindShape> = {},
): KindShape => ({ group, resource, path, isUrgent });
const SYSTEM = { path: '/system-tests' };

/** Everything of which staff are notified. */
export const NOTIFICATION_KINDS = {
  gift_received: kind('gifts', 'donations'),
  payment_refused: kind('incidents', 'donations'),
  dispute_opened: kind('incidents', 'donations', { isUrgent: true }),
  refund_refused: kind('incidents', 'event-registrations'),
  refund_to_give: kind('incidents', 'event-registrations'),
  comparison_failed: kind('incidents', 'reconciliation', { path: '/reconciliation' }),
  goods_offered: kind('goods', 'physical-donations'),
  contact_overdue: kind('goods', 'donation-alerts'),
  pickup_overdue: kind('goods', 'donation-alerts'),
  help_needed: kind('goods', 'donation-alerts'),
  request_received: kind('studies', 'accompaniment-requests'),
  application_received: kind('studies', 'ambassador-applications'),
  scholarship_link_dead: kind('studies', 'scholarships'),
  message_received: kind('messages', 'contact-messages'),
  registration_confirmed: kind('messages', 'event-registrations'),
  event_full: kind('messages', 'events'),
  newsletter_sent: kind('site', 'newsletters', { path: '/newsletters/:id/edit' }),
  newsletter_trouble: kind('site', 'newsletters', { path: '/newsletters/:id/edit' }),
  job_failed: kind('site', 'system', SYSTEM),
  backup_failed: kind('site', 'system', { ...SYSTEM, isUrgent: true }),
  email_undeliverable: kind('site', 'system', SYSTEM),
  codes_tried: kind('site', 'system', SYSTEM),
  mentioned: kind('mine', null),
  mention_unheard: kind('mine', null),
  assigned: kind('mine', null),
};

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

/** The shape of a kind; of one that a later version wrote and this one does not know, none. */
export function notificationShape(name: string): KindShape | null {
  return Object.hasOwn(NOTIFICATION_KINDS, name) ? NOTIFICATION_KINDS[name as NotificationKind] : null;
}

/** The kinds of some groups. */
export const kindsOf = (groups: readonly NotificationGroup[]): NotificationKind[] =>
  NOTIFICATION_KIND_NAMES.filter((name) => groups.includes(NOTIFICATION_KINDS[name].group));

/** Where a notification leads, below `/admin`. */
export function notificationPath(name: string, resource: string, record_id: string): string {
  const path = notificationShape(name)?.path ?? '/notifications';
  return path.replace(':resource', resource).replace(':id', encodeURIComponent(record_id));
}
