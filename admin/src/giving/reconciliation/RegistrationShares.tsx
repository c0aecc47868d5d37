import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { REGISTRATION_STATUS_LABELS, type RegistrationCandidate } from '@livres/api/contract';
import { frenchMoney } from '../../shared/format/french-number';
import { registrationTexts as labels } from './reconciliation.fr';
import type { ChosenShare } from './use-shares';

interface Props {
  found: readonly RegistrationCandidate[];
  chosen: readonly ChosenShare[];
  onChoose: (registration: RegistrationCandidate) => void;
  onWrite: (registration: RegistrationCandidate, amount: string) => void;
}

/** Those that were found, and those that are chosen already, each with its share. */
export function RegistrationShares({ found, chosen, onChoose, onWrite }: Props) {
  const shareOf = ({ registration_id }: RegistrationCandidate) =>
    chosen.find(({ registration }) => registration.registration_id === registration_id);
  const kept = chosen.map(({ registration }) => registration);
  const others = found.filter((one) => !shareOf(one));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {[...kept, ...others].map((registration) => {
        const share = shareOf(registration);
        return (
          <Box
            component="li"
            key={registration.registration_id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <FormControlLabel
              control={<Checkbox checked={share !== undefined} onChange={() => onChoose(registration)} />}
              label={said(registration)}
              sx={{ py: 0.5, mr: 0, flex: 1, minWidth: 200 }}
            />
            {share && (
              <TextField
                size="small"
                label={labels.share(registration.reference)}
                value={share.amount}
                onChange={({ target }) => onWrite(registration, target.value)}
                slotProps={{ htmlInput: { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
                sx={{ width: 240, my: 1 }}
              />
            )}
          </Box>
        );
      })}
    </Box>
  );
}

const said = ({ name, reference, event_title, status, owed, currency }: RegistrationCandidate) =>
  [
    name,
    reference,
    event_title,
    REGISTRATION_STATUS_LABELS[status],
    owed > 0 ? labels.owed(frenchMoney(owed, currency)) : labels.nothing,
  ]
    .filter(Boolean)
    .join(' · ');
