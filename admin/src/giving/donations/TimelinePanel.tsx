import Skeleton from '@mui/material/Skeleton';
import { DONATION_ADMIN_LIMITS, type MoneyDonationRecord } from '@livres/api/contract';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { NoteForm } from '../../shared/history/NoteForm';
import { Panel } from '../../shared/layout/Panel';
import { TimelineLines } from './TimelineLines';
import { texts } from './gift.fr';
import { useGiftTimeline } from './use-gift-timeline';
import { MayWrite } from '../../shared/rights/MayWrite';

/** All that happened to a gift, newest first, whoever did it: donor, staff, banks, emails. */
export function TimelinePanel({ gift }: { gift: MoneyDonationRecord }) {
  const { data, error, refetch } = useGiftTimeline(gift);
  return (
    <Panel title={texts.show.story}>
      <MayWrite>
        <NoteForm
          address={`/admin/donations/${gift.id}/notes`}
          longest={DONATION_ADMIN_LIMITS.note}
          onSaved={() => void refetch()}
        />
      </MayWrite>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} />}
      {data && <TimelineLines entries={data.entries} />}
    </Panel>
  );
}
