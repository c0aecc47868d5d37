import { Problem } from '../../platform/errors/problem.js';
import { IMPACT_MESSAGES } from './impact-admin.contract.js';
import type { ImpactImportReport } from './impact-admin.dto.js';

const notThere = (code: string, detail: string) => new Problem({ code, status: 404, detail });

export const impactErrors = {
  noFigure: () => notThere('chiffre-inconnu', 'Ce chiffre n’existe pas.'),
  noLocation: () => notThere('lieu-introuvable', 'Ce lieu n’existe pas ou n’est plus dans la liste.'),
  noYear: () => notThere('annee-introuvable', 'Cette année n’a pas d’entrée, ou n’en a plus.'),

  nothingGiven: () =>
    new Problem({ code: 'donnees-invalides', status: 400, detail: IMPACT_MESSAGES.nothing_given }),

  placeTaken: (existing: { id: number; version: number }) =>
    taken('name', IMPACT_MESSAGES.place_taken, existing),
  yearTaken: (existing: { id: number; version: number }) =>
    taken('year', IMPACT_MESSAGES.year_taken, existing),

  inTheBin: () =>
    new Problem({
      code: 'dans-la-corbeille',
      status: 409,
      detail: 'Cette entrée est dans la corbeille : restaurez-la pour la modifier.',
    }),

  importRefused: (report: ImpactImportReport) => {
    const lines = new Set(report.errors.map(({ line }) => line)).size;
    return new Problem({
      code: 'import-refuse',
      status: 400,
      detail:
        lines > 1
          ? `${lines} lignes sont à corriger : rien n’a été importé.`
          : 'Une ligne est à corriger : rien n’a été importé.',
      errors: Object.fromEntries(report.errors.map(({ line, field, message }) => [at(line, field), message])),
      extra: { imported: 0, report },
    });
  },

  fileUnreadable: (line: number) =>
    new Problem({
      code: 'fichier-illisible',
      status: 400,
      detail: `Ce fichier n’est pas du JSON correct à partir de la ligne ${line} : exportez-en un nouveau et reprenez vos modifications.`,
      errors: { file: `JSON incorrect à la ligne ${line}.` },
    }),

  fileUnknown: () =>
    new Problem({
      code: 'fichier-inconnu',
      status: 400,
      detail:
        'Ce fichier n’est pas un export des chiffres : il lui faut « site_metrics », « locations » ou « yearly_progress ».',
      errors: { file: 'Ce fichier n’est pas un export des chiffres.' },
    }),

  tooManyLines: (most: number) =>
    new Problem({
      code: 'fichier-trop-long',
      status: 400,
      detail: `Un import compte ${most} lignes au plus : partagez ce fichier.`,
      errors: { file: `${most} lignes au plus.` },
    }),
};

function taken(field: string, message: string, existing: { id: number; version: number }): Problem {
  return new Problem({
    code: 'deja-dans-la-liste',
    status: 400,
    detail: message,
    errors: { [field]: message },
    extra: { existing: { id: existing.id, version: existing.version } },
  });
}

const at = (line: number, field: string) => (field ? `ligne ${line}, ${field}` : `ligne ${line}`);
