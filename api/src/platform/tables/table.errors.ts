import { platformErrors } from '../errors/platform.errors.js';

const file = (message: string) => platformErrors.invalid({ file: message });

/** Why a file is no table, in French. */
export const tableErrors = {
  workbookUnreadable: () =>
    file(
      'Ce fichier n’est pas un classeur Excel lisible : enregistrez-le de nouveau en .xlsx, ou en CSV (UTF-8).',
    ),
  workbookOld: () =>
    file(
      'Ce classeur est d’un ancien format (.xls) ou protégé par un mot de passe : enregistrez-le en .xlsx, sans mot de passe.',
    ),
  workbookTooLarge: () =>
    file('Ce classeur est trop grand : gardez-en une seule feuille, avec les seules lignes à importer.'),
  unknownEncoding: (name: string) =>
    file(
      `Ce fichier dit être écrit en «\u00a0${name}\u00a0», qui ne se lit pas\u00a0: exportez-le en UTF-8.`,
    ),
};
