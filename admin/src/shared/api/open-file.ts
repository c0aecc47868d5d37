import type { ParamsOf, PathWith } from '@livres/api/client';
import { api } from './api';

/** Opens a PDF that only staff may read in a tab of its own; a plain link would go without the token. */
export async function openPdf<const Path extends string>(
  path: Path & PathWith<'get', Path>,
  params: ParamsOf<'get', Path>,
): Promise<void> {
  // Opened while the click still counts: browsers refuse a tab that comes after an answer.
  const tab = window.open('', '_blank');
  try {
    const { body } = await api.request('GET', path, { params, as: 'blob', timeoutMs: 60_000 });
    const address = URL.createObjectURL(new Blob([body], { type: 'application/pdf' }));
    if (tab) tab.location.href = address;
    else window.location.href = address;
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
