import Typography from '@mui/material/Typography';
import type { MoneyDonationRecord } from '@livres/api/contract';
import { DetailList } from '../../shared/layout/DetailList';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './gift.fr';

const { show } = texts;

/** The donor's own words; nothing where they left none. */
export function DonorMessagePanel({
  gift: { message, dedication, is_anonymous },
}: {
  gift: MoneyDonationRecord;
}) {
  if (!message && !dedication && !is_anonymous) return null;
  return (
    <Panel title={show.words}>
      <DetailList
        facts={[
          [show.dedication, dedication],
          [show.message, message],
        ]}
      />
      {is_anonymous && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {show.anonymous}
        </Typography>
      )}
    </Panel>
  );
}
