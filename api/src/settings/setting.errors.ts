import { platformErrors } from '../platform/errors/platform.errors.js';
import { Problem } from '../platform/errors/problem.js';

export const settingFaults = {
  required: 'Ce réglage ne peut pas rester vide : chaque page du site le montre.',
  tooLong: (most: number) => `Ce texte est trop long : ${most} caractères au plus.`,
  oneLine: 'Écrivez ce texte sur une seule ligne.',
  notAnAddress: 'Ce n’est pas une adresse complète : copiez-la depuis la barre d’adresse du navigateur.',
  notHttps: 'L’adresse doit commencer par https://, sans identifiant ni port.',
  otherSite: (host: string) => `L’adresse doit mener à ${host}.`,
  noPage: 'L’adresse doit mener à la page de l’association, et non à l’accueil du réseau.',
};

export const settingErrors = {
  notFound: () => new Problem({ code: 'reglage-inconnu', status: 404, detail: 'Ce réglage n’existe pas.' }),
  invalid: (fault: string) => platformErrors.invalid({ value: fault }),
};
