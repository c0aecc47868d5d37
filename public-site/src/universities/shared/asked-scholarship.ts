import type { HttpClient } from '@livres/api/client';
import type { Scholarship } from '@livres/api/contract';

/** What a form says of the scholarship whose page one comes from. */
export type AskedScholarship = Pick<Scholarship, 'id' | 'title' | 'organization' | 'country'>;

/** The scholarship that the address names; null where it names none, or one that cannot be read. */
export async function askedScholarship(api: HttpClient, url: string): Promise<AskedScholarship | null> {
  const asked = new URL(url).searchParams.get('bourse') ?? '';
  if (!/^\d{1,9}$/.test(asked)) return null;
  const found = await api.get(`/universities/scholarships/${asked}/`).catch(() => null);
  if (!found) return null;
  const { id, title, organization, country } = found;
  return { id, title, organization, country };
}
