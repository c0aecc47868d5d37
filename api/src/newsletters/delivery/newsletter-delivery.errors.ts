import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Problem } from '../../platform/errors/problem.js';
import { NEWSLETTER_STATUS_LABELS, type NewsletterStatus } from '../newsletters/newsletters.contract.js';
import { SENDING_MESSAGES } from './newsletter-delivery.contract.js';

export const sendingErrors = {
  notReady: (faults: readonly string[]) =>
    new Problem({
      code: 'lettre-pas-prete',
      status: 409,
      detail: `Cette lettre ne peut pas encore partir. ${faults.join(' ')}`,
    }),
  count: (people: number) => platformErrors.invalid({ count: SENDING_MESSAGES.count(people) }),
  past: () => platformErrors.invalid({ scheduled_for: SENDING_MESSAGES.past }),
  noSuchTime: () => platformErrors.invalid({ scheduled_for: SENDING_MESSAGES.scheduled_for }),
  noSuchHour: () => platformErrors.invalid({ scheduled_for: SENDING_MESSAGES.no_such_hour }),
  tooLate: () => platformErrors.invalid({ scheduled_for: SENDING_MESSAGES.too_late }),
  cannot: (status: NewsletterStatus) =>
    new Problem({
      code: 'lettre-dans-un-autre-etat',
      status: 409,
      detail: `Ce n’est plus possible : cette lettre est maintenant dans l’état « ${NEWSLETTER_STATUS_LABELS[status]} ».`,
    }),
  tooManyTests: () =>
    new Problem({
      code: 'trop-d-essais',
      status: 429,
      detail: 'Vous avez envoyé beaucoup d’essais : attendez quelques minutes avant le suivant.',
    }),
};
