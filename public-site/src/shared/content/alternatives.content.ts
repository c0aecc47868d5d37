import type { ToastType } from '../ui/toasts';

/** What an icon or a colour says, in words, for those who ask for them in the accessibility menu. */
export const alternatives = {
  backToTop: 'Haut de page',
  close: 'Fermer',
  remove: 'Retirer',
  before: (name: string) => `${name}\u00a0: `,
} as const;

export const toastNames: Record<ToastType, string> = {
  success: 'Réussi',
  error: 'Erreur',
  warning: 'Attention',
  info: 'Information',
};
