import {
  NOTIFICATION_GROUPS,
  type NotificationGroup,
} from '../../../core/notifications/notification.contract.js';

/** Where one hears of something: in the panel, by e-mail at once, in the morning's digest, on one's telephones. */
export const NOTIFICATION_CHANNELS = ['panel', 'email', 'digest', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];
export const NOTIFICATION_CHANNEL_LABELS: Record<NotificationChannel, string> = {
  panel: 'Panneau',
  email: 'E-mail aussitôt',
  digest: 'Résumé de 8 h',
  push: 'Mobile',
};

export type NotificationChoices = Record<NotificationGroup, NotificationChannel[]>;

/** Until somebody chooses: the panel shows everything, the morning's digest what money and people bring. */
export const DEFAULT_CHOICES: NotificationChoices = {
  gifts: ['panel', 'digest'],
  incidents: ['panel', 'email', 'push'],
  goods: ['panel', 'digest', 'push'],
  studies: ['panel', 'digest'],
  messages: ['panel', 'digest'],
  site: ['panel'],
  mine: ['panel', 'email', 'push'],
};

/** What is chosen of each group; what is one's own affair always shows in the panel. */
export function chosenChannels(choices: Partial<NotificationChoices>): NotificationChoices {
  const chosen = NOTIFICATION_GROUPS.map((group) => {
    const channels = choices[group] ?? DEFAULT_CHOICES[group];
    const kept = NOTIFICATION_CHANNELS.filter(
      (channel) => channels.includes(channel) || (group === 'mine' && channel === 'panel'),
    );
    return [group, kept] as const;
  });
  return Object.fromEntries(chosen) as NotificationChoices;
}
