import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Problem } from '../../platform/errors/problem.js';
import { NEWSLETTER_STATUS_LABELS, type NewsletterStatus } from '../newsletters/newsletters.contract.js';
import { SENDING_MESSAGES } from '../delivery/newsletter-delivery.contract.js';

const notReady = (detail: string) => new Problem({ code: 'nouvelle-pas-prete', status: 409, detail });

export const updateMailingErrors = {
  notPublished: () =>
    notReady('Publiez d’abord cette nouvelle, sur une campagne qui est en ligne : l’e-mail y mène.'),
  nobody: () =>
    notReady('Personne ne la recevrait : aucun donateur de cette collecte n’a demandé de ses nouvelles.'),
  strangeMark: (mark: string) =>
    notReady(
      `« ${mark} » partirait tel quel : écrivez {prénom}, avec son accent ; rien d’autre n’est remplacé.`,
    ),
  tooLong: () =>
    notReady('Cette nouvelle est trop longue pour un e-mail : Gmail coupe à 102 Ko. Raccourcissez-la.'),
  already: (status: NewsletterStatus) =>
    new Problem({
      code: 'nouvelle-deja-envoyee',
      status: 409,
      detail: `Cette nouvelle a déjà été confiée à l’envoi : elle est dans l’état « ${NEWSLETTER_STATUS_LABELS[status]} ». Elle n’est écrite qu’une fois aux donateurs.`,
    }),
  count: (people: number) => platformErrors.invalid({ count: SENDING_MESSAGES.count(people) }),
};
