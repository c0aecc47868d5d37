import type { ParamsOf, PathWith } from '@livres/api/client';
import { api } from './api';

/** Downloads a file that only staff may read: a plain link would go without the token. The api names most of them. */
export async function saveFile<const Path extends string>(
  path: Path & PathWith<'get', Path>,
  params: ParamsOf<'get', Path>,
  fileName = 'export',
): Promise<void> {
  const { body, headers } = await api.request('GET', path, { params, as: 'blob', timeoutMs: 120_000 });
  saveBlob(body, /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? fileName);
}

/** Gives the browser a file to save. */
export function saveBlob(body: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(body);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
