import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Problem } from '../../platform/errors/problem.js';

export const settingFaults = {
  required: 'Ce réglage ne peut pas rester vide.',
  requiredByPages: 'Ce réglage ne peut pas rester vide : chaque page du site le montre.',
  unknown: 'Ce réglage n’existe pas.',
  twice: 'Ce réglage est donné deux fois.',
  notAText: 'Indiquez un texte.',
  notANumber: 'Indiquez un nombre.',
  notAWholeNumber: 'Indiquez un nombre entier.',
  notASwitch: 'Indiquez vrai ou faux.',
  tooSmall: (least: number) => `Indiquez au moins ${least}.`,
  tooLarge: (most: number) => `Indiquez au plus ${most}.`,
  tooLong: (most: number) => `Ce texte est trop long : ${most} caractères au plus.`,
  oneLine: 'Écrivez ce texte sur une seule ligne.',
  notAChoice: (labels: string[]) => `Choisissez parmi : ${labels.join(', ')}.`,
  badForm: (help: string) => `Cette valeur n’a pas la bonne forme. ${help}`,
  notAnEmail: 'Format d’e-mail invalide.',
  notAPhone: 'Écrivez le numéro en chiffres, par exemple 01 23 45 67 89 ou +33 1 23 45 67 89.',
  notAnAddress: 'Ce n’est pas une adresse complète : copiez-la depuis la barre d’adresse du navigateur.',
  notHttps: 'L’adresse doit commencer par https://, sans identifiant ni port.',
  otherSite: (host: string) => `L’adresse doit mener à ${host}.`,
  noPage: 'L’adresse doit mener à la page de l’association, et non à l’accueil du réseau.',
  notADate: 'Indiquez un jour qui existe, par exemple 2027-03-01.',
  endsBeforeItStarts: 'L’annonce finirait avant de commencer.',
  notASiren: 'Ce numéro SIREN n’existe pas : vérifiez ses neuf chiffres.',
  notAnRna: 'Un numéro RNA est la lettre W suivie de neuf chiffres.',
  notAnIban: 'Cet IBAN n’est pas valable : recopiez-le du relevé d’identité bancaire.',
  notABic: 'Un BIC compte 8 ou 11 caractères, par exemple AGRIFRPP.',
  notAPicture: 'Envoyez à nouveau l’image.',
  noPicture: 'Ce texte ne peut pas contenir d’image : mettez-la dans une partie de la page, à /admin/pages.',
  receiptsLack: (missing: string[]) => `Pour émettre des reçus, il manque : ${missing.join(', ')}.`,
  receiptsNeed: 'Les reçus fiscaux sont émis avec cette mention : arrêtez-les d’abord, ou donnez-la.',
  receiptsNeedRight: 'Les reçus fiscaux sont émis : arrêtez-les avant de retirer cette confirmation.',
};

export interface SettingConflict {
  key: string;
  label: string;
  changed_by: string | null;
  changed_at: string | null;
  current_version: number;
}

export const settingErrors = {
  notTheirs: () =>
    new Problem({
      code: 'reglage-reserve',
      status: 403,
      detail: 'Votre rôle ne change pas ce réglage : demandez-le à un administrateur.',
    }),
  notFound: () => new Problem({ code: 'reglage-inconnu', status: 404, detail: settingFaults.unknown }),
  invalid: (errors: Record<string, string>) => platformErrors.invalid(errors),
  /** Someone else changed some of them meanwhile; nothing was saved. */
  conflicts: (conflicts: SettingConflict[]) =>
    new Problem({
      code: 'version-depassee',
      status: 409,
      detail: `${namesOf(conflicts)} entre-temps : relisez avant d’enregistrer. Rien n’a été changé.`,
      extra: { conflicts },
    }),
  missingFile: () => platformErrors.invalid({ file: 'Choisissez une image.' }),
  unreadableFile: () =>
    platformErrors.invalid({ file: 'Ce fichier n’est pas une image lisible : envoyez un PNG ou un JPEG.' }),
  fileTooLarge: () =>
    new Problem({
      code: 'image-trop-lourde',
      status: 413,
      detail: 'Cette image est trop lourde : 2 Mo au plus.',
      errors: { file: 'Cette image est trop lourde : 2 Mo au plus.' },
    }),
  brokenForm: () =>
    new Problem({
      code: 'formulaire-illisible',
      status: 400,
      detail: 'Le formulaire n’est pas arrivé en entier : envoyez-le à nouveau.',
    }),
};

function namesOf(conflicts: SettingConflict[]): string {
  const names = [...new Set(conflicts.map(({ changed_by }) => changed_by ?? 'Quelqu’un d’autre'))];
  const what = conflicts.map(({ label }) => `« ${label} »`).join(', ');
  return `${names.join(' et ')} ${names.length > 1 ? 'ont' : 'a'} changé ${what}`;
}
