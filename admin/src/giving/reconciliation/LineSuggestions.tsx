import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { CERTAINTY_LABELS, type BankLine, type BankLineSuggestion } from '@livres/api/contract';
import { frenchMoney } from '../../shared/format/french-number';
import { texts } from './reconciliation.fr';
import { useLineActions } from './use-line-actions';
import { MayWrite } from '../../shared/rights/MayWrite';

const COLORS = {
  exact: 'success',
  reference: 'warning',
  again: 'info',
  name: 'info',
  amount: 'default',
} as const;

interface Props {
  line: BankLine;
  onNewGift: () => void;
}

/** The gifts that a line may be, the surest first, each to be confirmed. */
export function LineSuggestions({ line, onNewGift }: Props) {
  if (line.suggestions.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1 }}>
      {line.suggestions.map((gift) => (
        <Suggestion key={gift.donation_id} line={line} gift={gift} onNewGift={onNewGift} />
      ))}
    </Box>
  );
}

function Suggestion({ line, gift, onNewGift }: Props & { gift: BankLineSuggestion }) {
  const { match } = useLineActions();
  const amount = frenchMoney(gift.amount, gift.currency);
  const isAgain = gift.certainty === 'again';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        bgcolor: 'action.hover',
        p: 1,
        borderRadius: 1,
      }}
    >
      <Chip size="small" color={COLORS[gift.certainty]} label={CERTAINTY_LABELS[gift.certainty]} />
      <Typography variant="body2" sx={{ flex: 1, minWidth: 200 }}>
        {[gift.donor_name, gift.reference, amount].filter(Boolean).join(' · ')}
        {gift.certainty === 'reference' && (
          <Box component="span" sx={{ display: 'block' }}>
            {texts.another(frenchMoney(line.amount, line.currency), amount)}
          </Box>
        )}
      </Typography>
      <MayWrite resource="bank-lines">
        {isAgain ? (
          <Button size="small" variant="outlined" onClick={onNewGift}>
            {texts.again}
          </Button>
        ) : (
          <Button
            size="small"
            variant={gift.certainty === 'exact' ? 'contained' : 'outlined'}
            loading={match.isPending}
            onClick={() => match.mutate({ line, gift })}
          >
            {texts.match}
          </Button>
        )}
      </MayWrite>
    </Box>
  );
}
