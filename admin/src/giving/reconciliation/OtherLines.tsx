import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { BankLine } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { registrationTexts as labels } from './reconciliation.fr';
import { linesQuery } from './reconciliation-queries';

const SHOWN = 30;

interface Props {
  line: BankLine;
  chosen: readonly BankLine[];
  onToggle: (line: BankLine) => void;
}

/** Other lines that wait and pay for the same, for who pays in several transfers. */
export function OtherLines({ line, chosen, onToggle }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mt: 1, p: 0 }}>
      <FormControlLabel
        control={<Checkbox checked={isOpen || chosen.length > 0} onChange={() => setOpen(!isOpen)} />}
        label={labels.lines}
      />
      {(isOpen || chosen.length > 0) && <Choices line={line} chosen={chosen} onToggle={onToggle} />}
    </Box>
  );
}

function Choices({ line, chosen, onToggle }: Props) {
  const { data } = useQuery(linesQuery('waiting', '', SHOWN));
  const others = data?.lines.filter(({ id, currency }) => id !== line.id && currency === line.currency);
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {others?.length === 0 ? labels.lines_none : labels.lines_help}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {others?.map((other) => (
          <li key={other.id}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={chosen.some(({ id }) => id === other.id)}
                  onChange={() => onToggle(other)}
                />
              }
              label={said(other)}
            />
          </li>
        ))}
      </Box>
    </>
  );
}

const said = ({ booked_on, amount, currency, counterparty, wording }: BankLine) =>
  [frenchDay(booked_on), frenchMoney(amount, currency), counterparty || wording].join(' · ');
