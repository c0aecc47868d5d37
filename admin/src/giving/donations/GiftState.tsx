import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { MoneyDonationRecord } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { GiftStatusChip } from '../shared/GiftStatusChip';
import { marksOf } from './gift-labels';
import { texts } from './gift.fr';

interface Props {
  gift: MoneyDonationRecord;
  children?: ReactNode;
}

export function State({ gift, children }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <GiftStatusChip status={gift.status} />
      {marksOf(gift).map((mark) => (
        <Mark key={mark} label={mark} />
      ))}
      {children}
    </Box>
  );
}

/** The same in a list: a gift of test mode is marked among others that are not. */
export function ListedState({ gift }: { gift: MoneyDonationRecord }) {
  const isTestList = useIsTestList();
  return <State gift={gift}>{gift.mode === 'test' && !isTestList && <Mark label={texts.test.mark} />}</State>;
}

/** Above gifts that are all of test mode: said once, not by each. */
export function TestModeNotice() {
  if (!useIsTestList()) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mx: { sm: 2 }, mb: 1.5, py: 0 }}>
      {texts.test.list}
    </Alert>
  );
}

function useIsTestList(): boolean {
  const { data = [] } = useListContext<MoneyDonationRecord>();
  return data.length > 0 && data.every(({ mode }) => mode === 'test');
}

const Mark = ({ label }: { label: string }) => (
  <Chip size="small" label={label} variant="outlined" color="warning" />
);
