import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BANK_LINE_STATUS_LABELS, type BankLine } from '@livres/api/contract';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { CandidatesDialog } from './CandidatesDialog';
import { DepositDialog } from './DepositDialog';
import { EntriesDialog } from './EntriesDialog';
import { GiftDialog } from './GiftDialog';
import { IgnoreDialog } from './IgnoreDialog';
import { LineSuggestions } from './LineSuggestions';
import { PayoutDialog } from './PayoutDialog';
import { RegistrationsDialog } from './RegistrationsDialog';
import { ReturnDialog } from './ReturnDialog';
import { texts } from './reconciliation.fr';
import { UndoLineDialog } from './UndoLineDialog';
import { useLineActions } from './use-line-actions';
import { MayWrite } from '../../shared/rights/MayWrite';

type Open =
  | 'deposit'
  | 'entries'
  | 'gift'
  | 'ignore'
  | 'payout'
  | 'registrations'
  | 'return'
  | 'search'
  | 'undo'
  | null;

/** Banks leave dashes out, and break words where they like. */
const NAMES_REGISTRATION = /I\W?N\W?S\W?20\d{6}/i;

/** One line of the bank: what it says, what it may be, and what is to be done with it. */
export function BankLineCard({ line }: { line: BankLine }) {
  const [open, setOpen] = useState<Open>(null);
  const { reopen, fee } = useLineActions();
  const close = () => setOpen(null);
  const isWaiting = line.status === 'waiting';
  return (
    <Card component="li" variant="outlined" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography sx={{ fontWeight: 650 }}>{line.counterparty || line.wording}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {frenchDay(line.booked_on)} · {line.wording}
          </Typography>
        </Box>
        <Typography variant="h6" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {frenchMoney(line.amount, line.currency)}
        </Typography>
      </Box>
      {line.has_twin && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {texts.twin}
        </Alert>
      )}
      {isWaiting ? (
        <>
          <LineSuggestions line={line} onNewGift={() => setOpen('gift')} />
          <MayWrite resource="bank-lines">
            <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
              {line.amount > 0 ? (
                <>
                  <Button size="small" variant="outlined" onClick={() => setOpen('search')}>
                    {texts.choose}
                  </Button>
                  <Button size="small" variant="outlined" onClick={() => setOpen('gift')}>
                    {texts.gift}
                  </Button>
                  <Button
                    size="small"
                    variant={NAMES_REGISTRATION.test(line.wording) ? 'contained' : 'text'}
                    onClick={() => setOpen('registrations')}
                  >
                    {texts.registrations}
                  </Button>
                  <Button size="small" onClick={() => setOpen('payout')}>
                    {texts.payout}
                  </Button>
                  <Button size="small" onClick={() => setOpen('deposit')}>
                    {texts.deposit}
                  </Button>
                </>
              ) : (
                <>
                  <Button
                    size="small"
                    variant="outlined"
                    loading={fee.isPending}
                    onClick={() => fee.mutate(line)}
                  >
                    {texts.fee}
                  </Button>
                  <Button size="small" onClick={() => setOpen('return')}>
                    {texts.returns}
                  </Button>
                </>
              )}
              <Button size="small" onClick={() => setOpen('entries')}>
                {texts.entries}
              </Button>
              <Button size="small" onClick={() => setOpen('ignore')}>
                {texts.ignore}
              </Button>
            </Stack>
          </MayWrite>
        </>
      ) : (
        <Handled line={line} onReopen={() => reopen.mutate(line)} onUndo={() => setOpen('undo')} />
      )}
      {open === 'gift' && <GiftDialog line={line} onClose={close} />}
      {open === 'ignore' && <IgnoreDialog line={line} onClose={close} />}
      {open === 'payout' && <PayoutDialog line={line} onClose={close} />}
      {open === 'deposit' && <DepositDialog line={line} onClose={close} />}
      {open === 'registrations' && <RegistrationsDialog line={line} onClose={close} />}
      {open === 'return' && <ReturnDialog line={line} onClose={close} />}
      {open === 'entries' && <EntriesDialog line={line} onClose={close} />}
      {open === 'undo' && <UndoLineDialog line={line} onClose={close} />}
      {open === 'search' && <CandidatesDialog line={line} onClose={close} />}
    </Card>
  );
}

interface HandledProps {
  line: BankLine;
  onReopen: () => void;
  onUndo: () => void;
}

function Handled({ line, onReopen, onUndo }: HandledProps) {
  const { status, handled_by, donation_id, donation_reference, note } = line;
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Chip
        size="small"
        color={status === 'ignored' ? 'default' : 'success'}
        label={BANK_LINE_STATUS_LABELS[status]}
      />
      <Typography variant="body2" color="textSecondary">
        {[note, texts.by(handled_by)].filter(Boolean).join(' · ')}
      </Typography>
      {donation_id && (
        <Link component={RouterLink} to={`/donations/${donation_id}/show`}>
          {texts.see(donation_reference ?? '')}
        </Link>
      )}
      <MayWrite resource="bank-lines">
        <Button size="small" onClick={status === 'ignored' ? onReopen : onUndo}>
          {status === 'ignored' ? texts.reopen : texts.undo}
        </Button>
      </MayWrite>
    </Stack>
  );
}
