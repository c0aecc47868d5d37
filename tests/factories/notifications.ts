import {
  type NewNotification,
  NotificationsService,
} from '@livres/api/dist/core/notifications/notifications.service.js';
import type { InboxLine, InboxSummary } from '@livres/api/contract';
import { DataSource } from 'typeorm';
import type { Request, TestApi } from './api.ts';
import { matching } from './lists.ts';

export const INBOX = '/admin/notifications';

/** Publishes as an owner does, in a transaction of its own; a gift of 50 € by Claire Aubin unless said otherwise. */
export async function publish(api: TestApi, over: Partial<NewNotification> = {}): Promise<void> {
  const gift: NewNotification = {
    kind: 'gift_received',
    record_id: '6f1c2a3e-0000-4000-8000-000000000001',
    facts: {
      amount: 5000,
      currency: 'EUR',
      name: 'Claire Aubin',
      subject: 'Lycée de Foumban',
      detail: 'Carte',
    },
    email: 'claire.aubin@example.org',
  };
  const service = api.app.get(NotificationsService, { strict: false });
  await api.app.get(DataSource).transaction((tx) => service.publish(tx, { ...gift, ...over }));
}

/** The number of what was published last. */
export async function lastPublished({ sql }: Pick<TestApi, 'sql'>): Promise<number> {
  const [row] = await sql`SELECT max(id)::int AS id FROM notifications`;
  return row!['id'] as number;
}

export const summaryOf = async (staff: Request): Promise<InboxSummary> =>
  (await staff<InboxSummary>(`${INBOX}/summary`)).body;

export async function linesOf(staff: Request, filter: object = {}, query = ''): Promise<InboxLine[]> {
  const { status, body, text } = await staff<InboxLine[]>(`${INBOX}?${matching(filter)}${query}`);
  if (status !== 200) throw new Error(`GET ${INBOX}: ${status} ${text}`);
  return body;
}

export const titlesIn = (lines: readonly InboxLine[]) => lines.map(({ title }) => plain(title));

/** With common spaces: French has others. */
export const plain = (text: string) => text.split(/\s/).join(' ');
