import { mayAccess, rightOn, type StaffAction } from '@livres/api/contract';
import type { ReactElement } from 'react';
import { readSession } from '../api/session-store';

const rolesHere = () => readSession()?.staff.roles ?? [];

/** Whether whoever is at work may do this, by the table that the api's guards read. */
export const mayDo = (resource: string, action: StaffAction): boolean =>
  mayAccess(rolesHere(), resource, action);

/** Whether whoever is at work reads this without names, addresses and what people wrote. */
export const readsMasked = (resource: string): boolean => rightOn(rolesHere(), resource) === 'masked';

/** What the api refuses to look for where people are masked. */
const BY_PEOPLE = ['q', 'email', 'postal_code', 'assigned_to'];

/** The filters of a list that whoever is at work may use. */
export function openFilters(
  resource: string,
  filters: ReactElement<{ source?: string }>[],
): ReactElement<{ source?: string }>[] {
  if (!readsMasked(resource)) return filters;
  return filters.filter(({ props }) => !BY_PEOPLE.includes(props.source ?? ''));
}
