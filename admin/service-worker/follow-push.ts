import type { PushContent } from '@livres/api/contract';

/** What of a worker's registration shows notifications. */
export interface Shows {
  showNotification(title: string, options?: NotificationOptions): Promise<void>;
  getNotifications(): Promise<Pick<Notification, 'tag' | 'close'>[]>;
}

/** Shows what happened, and takes off what was read on another device. */
export async function followPush(
  device: Shows,
  { title, body, tag, path, close }: PushContent,
): Promise<void> {
  if (title !== undefined) await device.showNotification(title, { body, tag, lang: 'fr', data: path });
  for (const shown of await device.getNotifications()) if (close.includes(shown.tag)) shown.close();
}
