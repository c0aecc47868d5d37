import type { DonationEntry, DonationEntryKind } from '@livres/api/contract';
import { StoryThread } from '../shared/history/StoryThread';
import { texts } from './physical-donation.fr';
import { STORY_ICONS } from './story-icons';

const { show } = texts;
/** What the api calls the one who gives. */
const DONOR = 'donateur';

const TONES: Partial<Record<DonationEntryKind, string>> = {
  validated: 'success.main',
  completed: 'success.main',
  alert: 'error.main',
  cancelled: 'error.main',
  code_dead: 'error.main',
  wrong_code: 'warning.main',
};

export function StoryLines({ entries }: { entries: DonationEntry[] }) {
  const lines = entries.map(({ kind, by, ...entry }) => ({
    ...{ ...entry, by: authorOf(by), icon: STORY_ICONS[kind], tone: TONES[kind] },
  }));
  return <StoryThread lines={lines} />;
}

function authorOf(by: string | null): string {
  if (by === null) return show.product;
  return by === DONOR ? show.donor_did : by;
}
