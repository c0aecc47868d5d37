import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StatementMapping } from '@livres/api/contract';
import { importTexts as texts } from './reconciliation.fr';

const FIELDS = ['date', 'wording', 'counterparty', 'amount', 'credit', 'debit'] as const;
const NONE = '';

interface Props {
  columns: string[];
  mapping: StatementMapping;
  onChange: (mapping: StatementMapping) => void;
}

/** Which column says what, as it was guessed, to be put right. */
export function StatementColumns({ columns, mapping, onChange }: Props) {
  const change = (field: (typeof FIELDS)[number], value: string) => {
    const place = value === NONE ? null : Number(value);
    // An amount is in one column: with its sign, or credits alone.
    const other =
      place === null
        ? {}
        : { amount: { credit: null, debit: null }, credit: { amount: null }, debit: { amount: null } }[
            field as 'amount'
          ];
    onChange({ ...mapping, ...other, [field]: place });
  };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 650 }}>
        {texts.columns}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {texts.columns_help}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))' }}>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            select
            size="small"
            label={texts.fields[field]}
            value={mapping[field] ?? NONE}
            onChange={({ target }) => change(field, target.value)}
          >
            {field !== 'date' && field !== 'wording' && <MenuItem value={NONE}>{texts.no_column}</MenuItem>}
            {columns.map((name, place) => (
              <MenuItem key={`${place} ${name}`} value={place}>
                {name || `Colonne ${place + 1}`}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </Box>
  );
}
