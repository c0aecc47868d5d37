import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { toasts, type ToastType } from './toasts';
import { alternatives, toastNames } from '../content/alternatives.content';
import { TextAlternative } from './TextAlternative';
import styles from './Toasts.module.css';

const ICONS = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
} satisfies Record<ToastType, unknown>;

export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.onServer);
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {shown.map(({ id, type, title, message, action, isLeaving }) => {
        const Icon = ICONS[type];
        return (
          <div key={id} className={`${styles.toast} ${styles[type]} ${isLeaving ? styles.leaving : ''}`}>
            <Icon aria-hidden="true" size={22} />
            <div>
              <b>
                <TextAlternative>{alternatives.before(toastNames[type])}</TextAlternative>
                {title}
              </b>
              {message && <p>{message}</p>}
              {action && (
                <button
                  type="button"
                  className={styles.action}
                  onClick={() => {
                    toasts.close(id);
                    action.handler();
                  }}
                >
                  {action.label}
                </button>
              )}
            </div>
            <button
              type="button"
              className={styles.close}
              aria-label="Fermer ce message"
              onClick={() => toasts.close(id)}
            >
              <X aria-hidden="true" size={20} />
              <TextAlternative>{alternatives.close}</TextAlternative>
            </button>
          </div>
        );
      })}
    </div>
  );
}
