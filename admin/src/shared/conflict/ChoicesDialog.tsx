import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { ConflictProblem } from '@livres/api/contract';
import { useState } from 'react';
import { feedback } from '../feedback/feedback.fr';
import { TitledDialog } from '../layout/TitledDialog';
import { conflict } from './conflict.fr';
import { ConflictValue } from './ConflictValue';
import type { Clash, Merge, Values } from './three-way';
import { useFieldNames } from './use-field-names';

const texts = conflict.merge;
type Side = 'mine' | 'theirs';

interface Props {
  problem: ConflictProblem;
  merge: Merge;
  busy: boolean;
  /** Writes this over their version. */
  onSave: (values: Values) => void;
  onClose: () => void;
}

/** What two people changed in two ways, field by field; all else is merged already. */
export function ChoicesDialog({ problem, merge, busy, onSave, onClose }: Props) {
  const [sides, setSides] = useState<Record<string, Side>>({});
  const nameOf = useFieldNames();
  const chosen = merge.clashes.filter(({ field }) => sides[field] !== 'theirs');
  const save = () =>
    onSave({ ...merge.write, ...Object.fromEntries(chosen.map(({ field, mine }) => [field, mine])) });
  return (
    <TitledDialog
      title={conflict.title}
      maxWidth="md"
      onClose={onClose}
      isBusy={busy}
      dismiss={feedback.cancel}
      actions={
        <Button variant="contained" onClick={save} loading={busy}>
          {texts.save}
        </Button>
      }
    >
      <Typography gutterBottom>{conflict.who(problem.changed_by, problem.changed_at)}</Typography>
      <Typography gutterBottom>{texts.choose}</Typography>
      {merge.clashes.map((clash) => (
        <Choice
          key={clash.field}
          name={nameOf(clash.field)}
          clash={clash}
          who={problem.changed_by}
          side={sides[clash.field] ?? 'mine'}
          onChange={(side) => setSides({ ...sides, [clash.field]: side })}
        />
      ))}
      {merge.mine.length > 0 && (
        <Typography variant="body2" gutterBottom>
          {texts.kept_mine(merge.mine.map(nameOf))}
        </Typography>
      )}
      {merge.theirs.length > 0 && (
        <Typography variant="body2" gutterBottom>
          {texts.kept_theirs(merge.theirs.map(nameOf))}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {texts.safe}
      </Typography>
    </TitledDialog>
  );
}

interface ChoiceProps {
  name: string;
  clash: Clash;
  who: string | null;
  side: Side;
  onChange: (side: Side) => void;
}

function Choice({ name, clash, who, side, onChange }: ChoiceProps) {
  return (
    <FormControl component="fieldset" fullWidth sx={{ mb: 2 }}>
      <FormLabel component="legend" sx={{ fontWeight: 700, color: 'text.primary' }}>
        {name}
      </FormLabel>
      <RadioGroup value={side} onChange={(_event, value) => onChange(value as Side)} sx={SIDES}>
        <Option value="mine" title={texts.my_choice} field={clash.field} content={clash.mine} />
        <Option value="theirs" title={texts.their_choice(who)} field={clash.field} content={clash.theirs} />
      </RadioGroup>
    </FormControl>
  );
}

interface OptionProps {
  value: Side;
  title: string;
  field: string;
  content: unknown;
}

const Option = ({ value, title, field, content }: OptionProps) => (
  <FormControlLabel
    value={value}
    control={<Radio />}
    sx={{ alignItems: 'flex-start', m: 0, p: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
    slotProps={{ typography: { component: 'div', sx: { flex: 1, minWidth: 0, pt: 1 } } }}
    label={
      <>
        <Typography component="span" variant="body2" sx={{ fontWeight: 650, display: 'block' }}>
          {title}
        </Typography>
        <Box component="span" sx={CONTENT}>
          <ConflictValue field={field} value={content} />
        </Box>
      </>
    }
  />
);

const SIDES = {
  display: 'grid',
  gap: 1,
  mt: 0.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
const CONTENT = { display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
