import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Problem } from '../../platform/errors/problem.js';
import type { PlaceFault } from './media-folder.rules.js';
import { type KnownPicture, MEDIA_LIMITS, MEDIA_MESSAGES } from './media.contract.js';
import type { MediaUse } from './media.dto.js';

const USES_NAMED = 5;
const refusedFile = (message: string) => platformErrors.invalid({ file: message });

const PLACE_FAULTS: Record<PlaceFault, string> = {
  unknown: 'Ce dossier n’existe plus : choisissez-en un autre.',
  inside_itself: 'Un dossier ne peut pas être rangé dans lui-même.',
  too_deep: `Les dossiers ont ${MEDIA_LIMITS.max_folder_depth} niveaux au plus.`,
};

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
  heic: () => refusedFile(MEDIA_MESSAGES.heic),
  tooLarge: () =>
    new Problem({
      code: 'image-trop-lourde',
      status: 413,
      detail: MEDIA_MESSAGES.too_large,
      errors: { file: MEDIA_MESSAGES.too_large },
    }),
  tooManyPixels: (most: number) => refusedFile(MEDIA_MESSAGES.too_many_pixels(most)),
  refusedAlt: (fault: string) => platformErrors.invalid({ alt: fault }),
  known: (existing: KnownPicture) =>
    new Problem({
      code: 'image-deja-la',
      status: 409,
      detail: existing.deleted_at
        ? `Cette image est déjà dans la médiathèque, à la corbeille : « ${existing.alt} ».`
        : `Cette image est déjà dans la médiathèque : « ${existing.alt} ».`,
      extra: { existing },
    }),
  used: (uses: MediaUse[]) =>
    new Problem({
      code: 'image-utilisee',
      status: 409,
      detail: `Cette image sert encore : ${namesOf(uses)}. Remplacez-la là d’abord.`,
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
  folderNotFound: () =>
    new Problem({ code: 'dossier-introuvable', status: 404, detail: PLACE_FAULTS.unknown }),
  folderExists: (name: string) =>
    platformErrors.invalid({ name: `Il y a déjà un dossier « ${name} » à cet endroit.` }),
  folderPlace: (fault: PlaceFault) => platformErrors.invalid({ parent_id: PLACE_FAULTS[fault] }),
  folderNotEmpty: (pictures: number, folders: number) =>
    new Problem({
      code: 'dossier-non-vide',
      status: 409,
      detail: `Ce dossier n’est pas vide (${contentOf(pictures, folders)}) : déplacez d’abord ce qu’il contient.`,
    }),
};

function namesOf(uses: MediaUse[]): string {
  const named = uses.slice(0, USES_NAMED).map(({ label }) => `« ${label} »`);
  const rest = uses.length - named.length;
  return named.join(', ') + (rest > 0 ? ` et ${rest} autre${rest > 1 ? 's' : ''}` : '');
}

function contentOf(pictures: number, folders: number): string {
  const said = [];
  if (pictures > 0) said.push(`${pictures} image${pictures > 1 ? 's' : ''}`);
  if (folders > 0) said.push(`${folders} dossier${folders > 1 ? 's' : ''}`);
  return said.join(', ');
}
