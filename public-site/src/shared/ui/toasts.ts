import { createListeners } from './listeners';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface ToastAction {
  label: string;
  handler: () => void;
}

export interface Toast {
  id: number;
  type: ToastType;
  title: string;
  message?: string | undefined;
  /** What may be done about it; the toast closes. */
  action?: ToastAction | undefined;
  /** Milliseconds; null stays until closed. */
  duration: number | null;
  isLeaving: boolean;
}

type NewToast = Pick<Toast, 'type' | 'title'> & Partial<Pick<Toast, 'message' | 'action' | 'duration'>>;

const LIFE_MS = 5_000;
const LEAVING_MS = 200;

let shown: readonly Toast[] = [];
let lastId = 0;
const toastListeners = createListeners();
const none: readonly Toast[] = [];

/** Short news at the edge of the screen; errors stay until they are closed. */
export const toasts = {
  show({ type, title, message, action, duration = type === 'error' ? null : LIFE_MS }: NewToast): void {
    const id = (lastId += 1);
    change([...shown, { id, type, title, message, action, duration, isLeaving: false }]);
    if (duration !== null) setTimeout(() => toasts.close(id), duration);
  },
  close(id: number): void {
    change(shown.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)));
    setTimeout(() => change(shown.filter((toast) => toast.id !== id)), LEAVING_MS);
  },
  subscribe: toastListeners.subscribe,
  current: () => shown,
  onServer: () => none,
};

function change(next: readonly Toast[]): void {
  shown = next;
  toastListeners.notify();
}
