import Skeleton from '@mui/material/Skeleton';
import { DONATION_DESK_LIMITS, type MoneyDonationRecord } from '@livres/api/contract';
import { LoadFailure } from '../shared/feedback/LoadFailure';
import { NoteForm } from '../shared/history/NoteForm';
import { Panel } from '../shared/layout/Panel';
import { StoryLines } from './StoryLines';
import { texts } from './gift.fr';
import { useGiftStory } from './use-gift-story';
import { MayWrite } from '../shared/rights/MayWrite';

/** All that happened to a gift, newest first, whoever did it: donor, staff, banks, letters. */
export function StoryPanel({ gift }: { gift: MoneyDonationRecord }) {
  const { data, error, refetch } = useGiftStory(gift);
  return (
    <Panel title={texts.show.story}>
      <MayWrite>
        <NoteForm
          address={`/admin/donations/${gift.id}/notes`}
          longest={DONATION_DESK_LIMITS.note}
          onSaved={() => void refetch()}
        />
      </MayWrite>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} />}
      {data && <StoryLines entries={data.entries} />}
    </Panel>
  );
}
