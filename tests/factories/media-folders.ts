import type { MediaFolder } from '@livres/api/contract';
import type { Request } from './api.ts';

let made = 0;

export async function createFolder(
  staff: Request,
  parent_id: number | null = null,
  name = `Dossier ${(made += 1)}`,
): Promise<MediaFolder> {
  const { status, body, text } = await staff<MediaFolder>('/admin/media-folders', {
    body: { name, parent_id },
  });
  if (status !== 201) throw new Error(`POST /admin/media-folders: ${status} ${text}`);
  return body;
}
