import type { KnownPerson, MergeInput, PeopleComparison, PeopleMerge } from '@livres/api/contract';
import { accepted } from './answers.ts';
import type { Answer, Request, TestApi } from './api.ts';
import { insertRow } from './rows.ts';

const PATH = '/admin/people-merges';
let made = 0;

/** Two addresses that no other test has, of a kept person and an absorbed one. */
export function twoAddresses(): { kept: string; absorbed: string } {
  made += 1;
  return { kept: `garde.${made}@example.org`, absorbed: `absorbe.${made}@example.net` };
}

/** What staff do with two people, by their addresses or the numbers of donors. */
export function mergesBy(staff: Request) {
  const idOf = async (email: string): Promise<string> => {
    const found = await accepted<KnownPerson[]>(staff(`${PATH}/searches`, { body: { q: email } }));
    return found.find((person) => person.email === email)?.id ?? '';
  };
  const compare = (sides: { kept_id: string; absorbed_id: string }): Promise<Answer<PeopleComparison>> =>
    staff(`${PATH}/comparisons`, { body: { kept_id: sides.kept_id, absorbed_id: sides.absorbed_id } });
  const ask = async (kept: string, absorbed: string, over: Partial<MergeInput> = {}) => {
    const sides = { kept_id: await idOf(kept), absorbed_id: await idOf(absorbed) };
    const { stamp, fields } = await accepted<PeopleComparison>(compare(sides));
    const chosen = Object.fromEntries(fields.map(({ field, suggested }) => [field, suggested]));
    return { ...sides, stamp, ...chosen, ...over } as MergeInput;
  };
  const send = (body: unknown): Promise<Answer<PeopleMerge>> => staff(PATH, { body });
  const merge = async (kept: string, absorbed: string, over: Partial<MergeInput> = {}) =>
    accepted(send(await ask(kept, absorbed, over)));
  const undo = (id: number): Promise<Answer<PeopleMerge>> => staff(`${PATH}/${id}/undo`, { body: {} });
  return { idOf, compare, ask, send, merge, undo };
}

/** Somebody who agreed to the newsletter, written as the product keeps it. */
export async function aSubscriber(api: TestApi, over: Record<string, unknown> = {}): Promise<number> {
  const at = new Date('2027-02-01T09:00:00Z');
  const row = { status: 'confirmed', confirmed_at: at, source: 'site', topics: '{actualites,campagnes}' };
  const dates = { consent_version: 'v1', consent_at: at, created_at: at, updated_at: at };
  const [subscriber] = (await insertRow(api, 'newsletter_subscribers', { ...row, ...dates, ...over })) as {
    id: number;
  }[];
  return subscriber!.id;
}
