import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PickupTransaction } from '@livres/api/contract';
import { useState } from 'react';
import { timeAgo } from '../../shared/format/french-date';
import { Panel } from '../../shared/layout/Panel';
import { useCalendarActions } from './calendar-actions';
import { PickupCard } from './PickupCard';
import { texts } from './pickup.fr';
import { wishesOf } from '../shared/plan/wishes';

interface Props {
  waiting: readonly PickupTransaction[];
  isPhone: boolean;
}

/** Donors who were called and wait for a day, with what they wish. */
export function WaitingList({ waiting, isPhone }: Props) {
  const { mayPlan } = useCalendarActions();
  const [isWhole, setWhole] = useState(false);
  const most = isPhone ? 2 : 12;
  const shown = isWhole ? waiting : waiting.slice(0, most);
  const help = isPhone ? texts.waiting_help_phone : texts.waiting_help;
  return (
    <Panel title={`${texts.waiting} (${waiting.length})`} {...(mayPlan && waiting.length > 0 && { help })}>
      {waiting.length === 0 && <Typography color="textSecondary">{texts.waiting_none}</Typography>}
      <Box sx={{ display: 'grid', gap: 1 }}>
        {shown.map((pickup) => (
          <PickupCard key={pickup.id} pickup={pickup} roomy>
            <Typography variant="body2">{wishesOf(pickup)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {texts.waiting_since(timeAgo(pickup.validated_at, Date.now()))}
            </Typography>
          </PickupCard>
        ))}
      </Box>
      {shown.length < waiting.length && (
        <Button onClick={() => setWhole(true)} sx={{ mt: 1 }}>
          {texts.waiting_more(waiting.length - shown.length)}
        </Button>
      )}
    </Panel>
  );
}
