import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StatementMapping } from '@livres/api/contract';
import { useState } from 'react';
import { importTexts as texts } from './statement-import.fr';

const FIELDS = ['date', 'wording', 'counterparty', 'amount', 'credit', 'debit'] as const;
const NONE = '';

type Field = (typeof FIELDS)[number];
/** What is chosen so far: all of it, or as much as staff said. */
type Choice = Record<Field, number | null>;

const NOTHING = Object.fromEntries(FIELDS.map((field) => [field, null])) as Choice;

interface Props {
  columns: string[];
  /** The line of the headings. */
  heading: number;
  /** Null where nobody knows the headings: staff say each column. */
  mapping: StatementMapping | null;
  /** Called once a date, words and an amount are said. */
  onChange: (mapping: StatementMapping) => void;
}

/** Which column says what, as it was guessed, to be put right, or to be said. */
export function StatementColumns({ columns, heading, mapping, onChange }: Props) {
  const [said, setSaid] = useState<Choice>(NOTHING);
  const choice: Choice = mapping ?? said;
  const change = (field: Field, value: string) => {
    const next = { ...choice, ...withoutOther(field, value), [field]: value === NONE ? null : Number(value) };
    setSaid(next);
    const { date, wording } = next;
    if (date !== null && wording !== null && (next.amount !== null || next.credit !== null))
      onChange({ ...next, heading: mapping?.heading ?? heading, date, wording });
  };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 650 }}>
        {texts.columns}
      </Typography>
      {mapping && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {texts.columns_help}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          mt: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
        }}
      >
        {FIELDS.map((field) => (
          <TextField
            key={field}
            select
            size="small"
            label={texts.fields[field]}
            value={choice[field] ?? NONE}
            onChange={({ target }) => change(field, target.value)}
          >
            {isOptional(field, mapping) && <MenuItem value={NONE}>{texts.no_column}</MenuItem>}
            {columns.map((name, place) => (
              <MenuItem key={`${place} ${name}`} value={place}>
                {name || texts.column(place + 1)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </Box>
  );
}

const isOptional = (field: Field, mapping: StatementMapping | null) =>
  !mapping || (field !== 'date' && field !== 'wording');

/** An amount is in one column, with its sign, or in that of credits, beside that of debits. */
function withoutOther(field: Field, value: string): Partial<Choice> {
  if (value === NONE) return {};
  if (field === 'amount') return { credit: null, debit: null };
  return field === 'credit' || field === 'debit' ? { amount: null } : {};
}
