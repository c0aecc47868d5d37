import type { Notification } from '../inbox/inbox.dto.js';
import type { PushMessage } from '../push/push-message.contract.js';
import { pushTexts as texts } from './notification-emails.content.js';

/** What a telephone shows: of one notification its title, of several their number. */
export function pushOf(notifications: readonly Notification[]): PushMessage {
  const [only] = notifications;
  if (only && notifications.length === 1)
    return { title: only.title, body: '', path: only.path, tag: String(only.id) };
  return {
    title: texts.several(notifications.length),
    body: texts.several_detail,
    path: '/notifications',
    tag: 'notifications',
  };
}

export const testPush = (): PushMessage => ({
  title: texts.test,
  body: texts.test_detail,
  path: '/notifications',
  tag: 'test',
});
