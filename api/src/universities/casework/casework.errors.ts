import { platformErrors } from '../../platform/errors/platform.errors.js';
import { Problem } from '../../platform/errors/problem.js';
import type { CaseKind } from './case.kind.js';
import { CASE_MESSAGES } from './casework.contract.js';

type Words = Pick<CaseKind, 'noun' | 'labels' | 'statuses'>;

export const caseworkErrors = {
  cannotBecome: ({ noun, labels }: Words, from: string, to: string) =>
    new Problem({
      code: 'etat-impossible',
      status: 409,
      detail: `${noun} « ${labels[from]} » ne peut pas devenir « ${labels[to]} ».`,
    }),
  unknownStatus: ({ statuses }: Words) =>
    platformErrors.invalid({ status: `Valeur inconnue. Valeurs possibles : ${statuses.join(', ')}.` }),
  unknownAssignee: () => platformErrors.invalid({ assigned_to: CASE_MESSAGES.assignee_unknown }),
  unknownPlaceholder: (field: string, name: string) =>
    platformErrors.invalid({ [field]: CASE_MESSAGES.placeholder_unknown(name) }),
  forgotten: ({ noun }: Words) =>
    new Problem({
      code: 'personne-oubliee',
      status: 409,
      detail: `${noun} dont la personne a été oubliée ne change plus : il n’y a plus personne à qui répondre.`,
    }),
  inTheBin: () =>
    new Problem({
      code: 'dossier-a-la-corbeille',
      status: 409,
      detail: 'Ce dossier est à la corbeille : restaurez-le d’abord.',
    }),
  notInTheBin: () =>
    new Problem({ code: 'dossier-en-cours', status: 409, detail: 'Ce dossier n’est pas à la corbeille.' }),
};
