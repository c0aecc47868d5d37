import type { MediaFolder } from '@livres/api/contract';
import { accepted } from './answers.ts';
import type { Request } from './api.ts';

let made = 0;

export async function createFolder(
  staff: Request,
  parent_id: number | null = null,
  name = `Dossier ${(made += 1)}`,
): Promise<MediaFolder> {
  return accepted(staff<MediaFolder>('/admin/media-folders', { body: { name, parent_id } }));
}
