import Typography from '@mui/material/Typography';
import type { PickupTransaction } from '@livres/api/contract';
import { frenchNumber } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { DetailList } from '../../shared/layout/DetailList';
import { texts } from './physical-donation.fr';

/** What was really taken away; nothing before. */
export function CollectedPanel({ transaction: { collected, notes } }: { transaction: PickupTransaction }) {
  if (collected.length === 0) return null;
  return (
    <Panel title={texts.show.collected}>
      <DetailList facts={collected.map(({ category, quantity }) => [category, frenchNumber(quantity)])} />
      {notes && <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{notes}</Typography>}
    </Panel>
  );
}
