import { platformErrors } from '../platform/errors/platform.errors.js';
import { Problem } from '../platform/errors/problem.js';
import { MEDIA_MESSAGES, type MediaRecord } from './media.contract.js';

const refusedFile = (message: string) => platformErrors.invalid({ file: message });

export const mediaErrors = {
  notFound: () =>
    new Problem({
      code: 'image-introuvable',
      status: 404,
      detail: 'Cette image n’est pas dans la médiathèque.',
    }),
  brokenForm: () =>
    new Problem({
      code: 'formulaire-illisible',
      status: 400,
      detail: 'Le formulaire n’est pas arrivé en entier : envoyez-le à nouveau.',
    }),
  missing: () => refusedFile(MEDIA_MESSAGES.missing),
  unreadable: () => refusedFile(MEDIA_MESSAGES.unreadable),
  tooLarge: () =>
    new Problem({
      code: 'image-trop-lourde',
      status: 413,
      detail: MEDIA_MESSAGES.too_large,
      errors: { file: MEDIA_MESSAGES.too_large },
    }),
  tooManyPixels: () => refusedFile(MEDIA_MESSAGES.too_many_pixels),
  used: (uses: MediaRecord['used_by']) =>
    new Problem({
      code: 'image-utilisee',
      status: 409,
      detail: `Cette image sert encore : ${uses.map(({ label }) => `« ${label} »`).join(', ')}. Remplacez-la là d’abord.`,
      extra: { used_by: uses },
    }),
  inTheBin: () =>
    new Problem({
      code: 'image-a-la-corbeille',
      status: 409,
      detail: 'Cette image est à la corbeille : restaurez-la d’abord.',
    }),
  notInTheBin: () =>
    new Problem({ code: 'image-en-cours', status: 409, detail: 'Cette image n’est pas à la corbeille.' }),
};
