import {
  giftsTogether,
  impersonalFacts,
  type NotificationFacts,
  notificationSaid,
} from '../../../core/notifications/notifications.service.js';
import {
  NOTIFICATION_GROUP_DOMAINS,
  notificationPath,
  notificationShape,
} from '../../../core/notifications/notification.contract.js';
import type { RowOf } from '../../../platform/database/query.js';
import type { InboxLine, Notification } from './inbox.dto.js';
import type { inboxLines } from './inbox.queries.js';
import { inboxTexts as texts } from './inbox.content.js';

/** Whoever reads, by the resources of which they may know the people; null for all. */
export interface NotificationReader {
  id: number;
  readable: readonly string[] | null;
  clear: readonly string[] | null;
}

interface Told {
  id: number;
  kind: string;
  at: Date;
  resource: string;
  record_id: string;
  facts: unknown;
}

export const mayRead = (allowed: readonly string[] | null, resource: string): boolean =>
  allowed === null || allowed.includes(resource);

/** A notification in the words of who reads it: without people where their role reads the resource masked. */
export function presentNotification(
  { id, kind, at, resource, record_id, facts }: Told,
  { clear }: Pick<NotificationReader, 'clear'>,
  is_mine: boolean,
): Notification {
  const group = notificationShape(kind)?.group ?? 'site';
  const known = mayRead(clear, resource)
    ? (facts as NotificationFacts)
    : impersonalFacts(facts as NotificationFacts);
  return {
    id,
    kind,
    group,
    domain: NOTIFICATION_GROUP_DOMAINS[group],
    at: at.toISOString(),
    ...notificationSaid(kind, known),
    path: notificationPath(kind, resource, record_id),
    is_mine,
  };
}

export function presentLine(row: RowOf<typeof inboxLines>, reader: NotificationReader): InboxLine {
  const line = presentNotification(row, reader, row.is_mine);
  return {
    ...line,
    ...(row.is_group && groupOf(row)),
    is_read: row.is_read,
    snoozed_until: row.is_snoozed ? row.snoozed_until!.toISOString() : null,
    shown_at: row.shown_at.toISOString(),
    count: row.is_group ? row.count : 1,
  };
}

function groupOf({ facts, count, amount, first_at, at }: RowOf<typeof inboxLines>) {
  const { currency = 'EUR' } = facts as NotificationFacts;
  return {
    title: giftsTogether(count, amount ?? 0, currency),
    detail: texts.grouped(first_at, at),
    path: '/donations',
  };
}
