import { platformErrors } from '../errors/platform.errors.js';

/** Why a file that was sent cannot be taken. */
export const fileFault = (message: string) => platformErrors.invalid({ file: message });

/** Why a file is no table, in French. */
export const tableErrors = {
  workbookUnreadable: () =>
    fileFault(
      'Ce fichier n’est pas un classeur Excel lisible : enregistrez-le de nouveau en .xlsx, ou en CSV (UTF-8).',
    ),
  workbookOld: () =>
    fileFault(
      'Ce classeur est d’un ancien format (.xls) ou protégé par un mot de passe : enregistrez-le en .xlsx, sans mot de passe.',
    ),
  workbookTooLarge: () =>
    fileFault('Ce classeur est trop grand : gardez-en une seule feuille, avec les seules lignes à importer.'),
  unknownEncoding: (name: string) =>
    fileFault(
      `Ce fichier dit être écrit en «\u00a0${name}\u00a0», qui ne se lit pas\u00a0: exportez-le en UTF-8.`,
    ),
};
