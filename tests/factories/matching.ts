import type { MatchingPotInput } from '@livres/api/contract';

/** A valid pot that doubles any gift, up to 1 000 €; a test overrides what matters to it. */
export function aMatchingPot(
  over: Partial<MatchingPotInput> & Pick<MatchingPotInput, 'campaign_id'>,
): MatchingPotInput {
  return {
    sponsor_name: 'Novatech',
    contact_name: 'Ada Ndiaye',
    contact_email: 'mecenat@novatech.example',
    ratio: 100,
    gift_ceiling: null,
    total: 1000,
    starts_on: '2026-01-01',
    ends_on: '2030-12-31',
    condition: 'all',
    ...over,
  };
}
