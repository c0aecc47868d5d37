import { platformErrors } from '../../platform/errors/platform.errors.js';
import { conflict, Problem } from '../../platform/errors/problem.js';
import { IMPORT_LIMITS, PUBLISHING_MESSAGES } from './publishing.contract.js';

export const publishingErrors = {
  invalid: (errors: Record<string, string>) => platformErrors.invalid(errors),
  momentPast: () => platformErrors.invalid({ at: PUBLISHING_MESSAGES.moment_past }),
  inTheBin: () =>
    conflict('fiche-a-la-corbeille', 'Cette fiche n’est plus en cours : restaurez-la avant de la modifier.'),
  notInTheBin: () => conflict('fiche-en-cours', 'Cette fiche n’est ni archivée ni à la corbeille.'),
  nothingToPublish: () =>
    conflict('rien-a-publier', 'Cette fiche est déjà en ligne, et aucune modification n’attend.'),
  nothingToDiscard: () => conflict('rien-a-abandonner', 'Aucune modification n’attend d’être publiée.'),
  notScheduled: () => conflict('non-programmee', 'Aucune publication n’est programmée pour cette fiche.'),
  notLive: () => conflict('hors-ligne', 'Cette fiche n’est pas en ligne.'),
  mustStay: (reason: string) => conflict('fiche-indispensable', reason),
  editionNotFound: () =>
    new Problem({
      code: 'version-introuvable',
      status: 404,
      detail: 'Cette version n’existe pas ou n’existe plus.',
    }),
  notImportable: () =>
    new Problem({ code: 'import-impossible', status: 404, detail: 'Ces fiches ne s’importent pas.' }),
  fileMissing: () => platformErrors.invalid({ file: 'Choisissez un fichier Excel (.xlsx) ou CSV.' }),
  fileTooLarge: () =>
    platformErrors.invalid({
      file: `Ce fichier est trop lourd : ${IMPORT_LIMITS.bytes / 1024 / 1024} Mo au plus.`,
    }),
  fileUnreadable: () =>
    platformErrors.invalid({
      file: 'Ce fichier n’est pas un CSV lisible : enregistrez-le en CSV (UTF-8), avec les titres de l’export.',
    }),
  headingsUnknown: (known: string[]) =>
    platformErrors.invalid({
      file: `Aucune colonne n’est reconnue. Titres possibles : ${known.join(', ')}.`,
    }),
  tooManyLines: () =>
    platformErrors.invalid({
      file: `Ce fichier a trop de lignes : ${IMPORT_LIMITS.lines} au plus par import.`,
    }),
};
