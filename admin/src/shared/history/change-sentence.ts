import { AUDIT_ACTION_LABELS, type AuditEntry } from '@livres/api/contract';
import { type Translate } from './change-value';

/** « a modifié », or what the resource calls it: a code is revoked, not binned. */
function auditVerb({ resource, action }: AuditEntry, translate: Translate): string {
  return translate(`resources.${resource}.audit.${action}`, { _: AUDIT_ACTION_LABELS[action] });
}

/** « a modifié la campagne « Une bibliothèque pour Foumban » ». */
export function changeSentence(entry: AuditEntry, translate: Translate): string {
  const what = translate(`resources.${entry.resource}.the`, { _: entry.resource });
  const sentence = `${auditVerb(entry, translate)} ${what} «\u00a0${entry.label}\u00a0»`;
  return sentence.replace(/ de le /, ' du ').replace(/ de les /, ' des ');
}

/** The verb where the record is not named after it: « a programmé la publication ». */
export function auditVerbAlone(entry: AuditEntry, translate: Translate): string {
  return auditVerb(entry, translate).replace(/ de$/, '');
}

const PAGES: Record<string, (id: string, mayEdit: boolean) => string> = {
  campaigns: (id, mayEdit) => `/campaigns/${id}/${mayEdit ? 'edit' : 'show'}`,
  media: (id, mayEdit) => (mayEdit ? `/media/${id}` : `/media/${id}/show`),
  'media-folders': () => '/media',
  settings: () => '/settings',
  metrics: () => '/metrics',
  'location-metrics': () => '/metrics',
  'yearly-progress': () => '/metrics',
  staff: () => '/users',
  access: () => '/system-tests',
  'contact-messages': (id) => `/contact-messages/${id}/show`,
  'accompaniment-requests': (id) => `/accompaniment-requests/${id}/show`,
  'ambassador-applications': (id) => `/ambassador-applications/${id}/show`,
  'newsletter-subscribers': (id) => `/newsletters/subscribers/${id}`,
  'recurring-gifts': (id) => `/recurring-gifts/${id}/show`,
  newsletters: (id) => `/newsletters/${id}/edit`,
  donations: (id) => `/donations/${id}/show`,
  'physical-donations': (id) => `/physical-donations/${id}/show`,
  'donation-transactions': (id) => `/donation-transactions/${id}/show`,
  'donation-alerts': (id) => `/donation-alerts/${id}/show`,
};

/** Where an entry's record is, in the panel; null where it has no page. */
export function auditLink({ resource, record_id, action }: AuditEntry, mayEdit: boolean): string | null {
  return action === 'purged' ? null : (PAGES[resource]?.(record_id, mayEdit) ?? null);
}

/** Where a record is, in the panel. */
export function recordPage(resource: string, id: string, mayEdit: boolean): string {
  return PAGES[resource]?.(id, mayEdit) ?? `/${resource}/${id}${mayEdit ? '' : '/show'}`;
}
