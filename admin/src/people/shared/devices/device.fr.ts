import type { StaffDevice } from '@livres/api/contract';
import { frenchMoment, timeAgo } from '../../../shared/format/french-date';

export const devices = {
  /** « Firefox sur Windows » */
  name: ({ browser, system }: Pick<StaffDevice, 'browser' | 'system'>) => {
    if (!browser && !system) return 'Appareil inconnu';
    if (!system) return browser ?? '';
    return browser ? `${browser} sur ${system}` : `Navigateur inconnu sur ${system}`;
  },
  current: 'cet appareil',
  first_seen: (iso: string) => `Connecté le ${frenchMoment(iso)}`,
  last_seen: (iso: string, now: number) => `vu ${timeAgo(iso, now)}`,
  end: 'Déconnecter',
  end_one: (name: string, since: string) => `Déconnecter ${name}, connecté le ${frenchMoment(since)}`,
  ended: 'Appareil déconnecté',
  none: 'Aucun appareil n’est connecté.',
} as const;
