import type { Delay } from '../format/delays';
import { inFrench } from '../format/delays';

export const collection = {
  delay: {
    contact: {
      ahead: (distance: number) => `À rappeler d’ici ${inFrench(distance)}`,
      soon: (distance: number) => `À rappeler d’ici ${inFrench(distance)}`,
      late: (distance: number) => `Appel en retard de ${inFrench(distance)}`,
      broken: (distance: number) => `Appel en retard de ${inFrench(distance)}`,
    },
    pickup: {
      ahead: () => '',
      soon: () => 'Collecte aujourd’hui',
      late: (distance: number) => `Collecte en retard de ${inFrench(distance)}`,
      broken: (distance: number) => `Collecte en retard de ${inFrench(distance)}`,
    },
  } satisfies Record<Delay['of'], Record<Delay['level'], (distance: number) => string>>,
  promise_broken: 'Les 48\u00a0heures annoncées au donateur sont passées.',
  boxes: (count: number) => (count > 1 ? `${count}\u00a0cartons` : `${count} carton`),
  boxes_unknown: 'Nombre de cartons non précisé',
  alerts: (count: number) => (count > 1 ? `${count} alertes` : '1 alerte'),
  picture: {
    of: (rank: number) => `Photo ${rank}`,
    open: (rank: number) => `Agrandir la photo ${rank}`,
    add: 'Ajouter des photos',
    help: (most: number) =>
      `JPEG, HEIC, PNG ou WebP, ${most} photos au plus. Le lieu de prise de vue est effacé.`,
    sending: 'Envoi de la photo…',
    remove: (rank: number) => `Retirer la photo ${rank}`,
    too_many: (most: number) => `${most} photos au plus\u00a0: celles en trop n’ont pas été prises.`,
  },
  hidden: 'Masqué pour votre rôle',
  partly: (done: number, of: number, message: string) => `${done} sur ${of}, puis\u00a0: ${message}`,
  kept: 'Ce que vous aviez saisi a été gardé.',
} as const;
