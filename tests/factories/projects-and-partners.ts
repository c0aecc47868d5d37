import type {
  ContentPageRecord,
  PartnerInput,
  PartnerRecord,
  ProjectInput,
  ProjectRecord,
} from '@livres/api/contract';
import { accepted } from './answers.ts';
import type { Request } from './api.ts';

let made = 0;

/** Shows a record of content to the public. */
export async function publish(
  staff: Request,
  resource: string,
  { id, version }: { id: number; version: number },
): Promise<void> {
  await accepted(staff(`/admin/${resource}/${id}/publish`, { body: { version } }));
}

export function draftProject(staff: Request, over: Partial<ProjectInput> = {}): Promise<ProjectRecord> {
  made += 1;
  return accepted(
    staff('/admin/projects', {
      body: {
        title: `Projet d’essai ${made}`,
        short_description: 'Une salle et des livres.',
        status: 'in_progress',
        action: 'soutien',
        ...over,
      },
    }),
  );
}

/** A project that the public reads. */
export async function createProject(
  staff: Request,
  over: Partial<ProjectInput> = {},
): Promise<ProjectRecord> {
  const draft = await draftProject(staff, over);
  await publish(staff, 'projects', draft);
  return (await staff<ProjectRecord>(`/admin/projects/${draft.id}`)).body;
}

export function draftPartner(staff: Request, over: Partial<PartnerInput> = {}): Promise<PartnerRecord> {
  made += 1;
  return accepted(
    staff('/admin/partners', { body: { name: `Partenaire d’essai ${made}`, kind: 'association', ...over } }),
  );
}

/** A partner that the public reads. */
export async function createPartner(
  staff: Request,
  over: Partial<PartnerInput> = {},
): Promise<PartnerRecord> {
  const draft = await draftPartner(staff, over);
  await publish(staff, 'partners', draft);
  return (await staff<PartnerRecord>(`/admin/partners/${draft.id}`)).body;
}

export function draftPage(staff: Request, over: object = {}): Promise<ContentPageRecord> {
  made += 1;
  return accepted(
    staff('/admin/pages', {
      body: {
        title: `Page d’essai ${made}`,
        description: 'Une page pour essayer.',
        ...over,
      },
    }),
  );
}
