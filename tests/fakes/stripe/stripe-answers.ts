import { STRIPE_LIMITS as LIMITS } from './stripe-limits.ts';
import { refuse } from './stripe-refusal.ts';
import type { StripeState, Thing } from './stripe-state.ts';

/** Lists that are only there when they are asked for. */
const INCLUDABLE: Record<string, (state: StripeState, thing: Thing) => Thing[]> = {
  payments: (state, invoice) =>
    state
      .all('invoice_payment')
      .filter((payment) => payment['invoice'] === invoice.id)
      .toReversed(),
};

/** A thing as Stripe shows it, with what was asked to be expanded. */
export function shown(state: StripeState, thing: Thing, expand: string[] = []): any {
  const answer = structuredClone(thing);
  for (const path of expand) {
    const parts = path.split('.');
    if (parts.length > LIMITS.expand_depth)
      throw refuse.invalid(
        `You cannot expand more than ${LIMITS.expand_depth} levels of a property (${path}).`,
      );
    expandPath(state, answer, parts, path);
  }
  return answer;
}

export function shownList(state: StripeState, things: Thing[], query: Record<string, any>, url: string): any {
  const start = query['starting_after']
    ? 1 + things.findIndex(({ id }) => id === query['starting_after'])
    : 0;
  const limit = query['limit'] ?? LIMITS.page_by_default;
  const expand = ((query['expand'] ?? []) as string[]).map((path) => {
    if (path.split('.').length > LIMITS.expand_depth)
      throw refuse.invalid(
        `You cannot expand more than ${LIMITS.expand_depth} levels of a property (${path}).`,
      );
    if (!path.startsWith('data.')) throw refuse.invalid(`This property cannot be expanded (${path}).`);
    return path.slice('data.'.length);
  });
  const data = things.slice(start, start + limit).map((thing) => shown(state, thing, expand));
  return { object: 'list', url, has_more: things.length > start + limit, data };
}

function expandPath(state: StripeState, holder: any, [name, ...rest]: string[], path: string): void {
  if (holder === null || holder === undefined || name === undefined) return;
  if (name === 'data' && Array.isArray(holder.data)) {
    for (const one of holder.data) expandPath(state, one, rest, path);
    return;
  }
  if (!(name in holder) && INCLUDABLE[name] && holder.object === 'invoice')
    holder[name] = shownList(state, INCLUDABLE[name](state, holder), { limit: 100 }, '/v1/invoice_payments');
  else if (!(name in holder)) throw refuse.invalid(`This property cannot be expanded (${path}).`);
  const value = holder[name];
  if (typeof value === 'string') {
    const found = state.things.get(value);
    if (!found) throw refuse.invalid(`This property cannot be expanded (${path}).`);
    holder[name] = structuredClone(found);
  }
  if (rest.length > 0) expandPath(state, holder[name], rest, path);
}
