import { Problem } from '../../platform/errors/problem.js';
import type { AuditEntryRow } from './audit-entry.entity.js';

export const auditErrors = {
  versionRequired: () =>
    new Problem({
      code: 'version-requise',
      status: 400,
      detail: 'Dites de quelle version de la fiche vous partez.',
      errors: { version: 'Indiquez la version de la fiche que vous avez lue.' },
    }),
  conflict: (currentVersion: number, since: AuditEntryRow[]) => {
    const latest = since[0];
    return new Problem({
      code: 'version-depassee',
      status: 409,
      detail: latest
        ? `${latest.staff_name} a modifié cette fiche entre-temps : relisez-la avant d’enregistrer.`
        : 'Cette fiche a été modifiée entre-temps : relisez-la avant d’enregistrer.',
      extra: {
        changed_by: latest?.staff_name ?? null,
        changed_at: latest?.at.toISOString() ?? null,
        changed_fields: [...new Set(since.flatMap(({ changes }) => changes.map(({ field }) => field)))],
        current_version: currentVersion,
      },
    });
  },
};
