import { useMemo } from 'react';
import {
  Notification,
  NotificationContext,
  useNotificationContext,
  type NotificationContextType,
  type NotificationPayload,
} from 'react-admin';

const LIFE_MS = 5000;
const ERROR_LIFE_MS = 7500;

/** react-admin's toasts, errors staying a little longer. */
export function Toasts() {
  const context = useNotificationContext();
  const timed = useMemo<NotificationContextType>(
    () => ({ ...context, takeNotification: () => withLife(context.takeNotification()) }),
    [context],
  );
  return (
    <NotificationContext.Provider value={timed}>
      <Notification anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />
    </NotificationContext.Provider>
  );
}

function withLife(toast: NotificationPayload | void): NotificationPayload | void {
  if (!toast) return undefined;
  const autoHideDuration = toast.type === 'error' ? ERROR_LIFE_MS : LIFE_MS;
  return { ...toast, notificationOptions: { autoHideDuration, ...toast.notificationOptions } };
}
