import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type { StatementLine } from '@livres/api/contract';
import { useState } from 'react';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { importTexts as texts } from './statement-import.fr';

interface Props {
  /** Lines that came in already, as far as one can tell. */
  lines: StatementLine[];
  /** Their places in the file, of those to keep all the same. */
  keep: number[];
  onChange: (keep: number[]) => void;
}

/** Lines that are held for known: one of them may be another that only looks the same. */
export function KnownLines({ lines, keep, onChange }: Props) {
  // A line that is kept is no longer among those that are known: it stays in sight to be let go.
  const [kept, setKept] = useState<StatementLine[]>([]);
  const shown = [...kept.filter(({ place }) => keep.includes(place)), ...lines].toSorted(
    (one, other) => one.place - other.place,
  );
  if (shown.length === 0) return null;
  const toggle = (line: StatementLine, isKept: boolean) => {
    if (isKept) setKept([...kept, line]);
    onChange(isKept ? [...keep, line.place] : keep.filter((place) => place !== line.place));
  };
  return (
    <Accordion disableGutters variant="outlined">
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>{texts.known_lines(shown.length)}</AccordionSummary>
      <AccordionDetails sx={{ display: 'grid' }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {texts.known_help}
        </Typography>
        {shown.map((line) => (
          <FormControlLabel
            key={line.place}
            control={
              <Checkbox
                size="small"
                checked={keep.includes(line.place)}
                onChange={(_, isKept) => toggle(line, isKept)}
              />
            }
            label={[
              frenchDay(line.booked_on),
              frenchMoney(line.amount, line.currency),
              line.counterparty,
              line.wording,
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </AccordionDetails>
    </Accordion>
  );
}
