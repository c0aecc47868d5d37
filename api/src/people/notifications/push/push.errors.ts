import { Problem } from '../../../platform/errors/problem.js';
import { NOTIFICATION_LIMITS, NOTIFICATION_MESSAGES } from '../notification-limits.contract.js';

export const pushErrors = {
  tooManyDevices: () =>
    new Problem({
      code: 'trop-d-appareils',
      status: 409,
      detail: `Vous avez déjà ${NOTIFICATION_LIMITS.devices} appareils\u00a0: retirez-en un d’abord.`,
    }),
  notAPushService: () =>
    new Problem({
      code: 'service-inconnu',
      status: 400,
      detail: 'Le service de notifications de ce navigateur n’est pas connu.',
      errors: { endpoint: NOTIFICATION_MESSAGES.device },
    }),
  notDelivered: () =>
    new Problem({
      code: 'appareil-injoignable',
      status: 502,
      detail:
        'Cet appareil n’a pas pu être joint. Retirez-le, puis ajoutez-le de nouveau depuis son navigateur.',
    }),
};
