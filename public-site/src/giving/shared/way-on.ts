import type { DonationStarted } from '@livres/api/contract';
import { paths } from '../../shared/paths';

/** Where one goes to pay: the provider's page, or the private page of the gift, which says how. */
export function wayOn({ next, token }: DonationStarted): string {
  return next.kind === 'redirect' ? next.url : paths.gift(token);
}
