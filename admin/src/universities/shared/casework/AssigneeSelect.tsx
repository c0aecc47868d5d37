import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useCaseKind } from './case-kind';
import { useAssignees } from './case-queries';
import { casework as texts } from './casework.fr';

interface Props {
  value: number | null;
  /** Of whose code was revoked: they stay named until someone else takes the case. */
  name?: string | null;
  disabled?: boolean;
  onChoose: (person: number | null) => void;
}

/** One of the team, or nobody. */
export function AssigneeSelect({ value, name = null, disabled = false, onChoose }: Props) {
  const { resource } = useCaseKind();
  const people = useAssignees(resource);
  const isListed = value === null || people.some(({ id }) => id === value);
  const choices = isListed ? people : [...people, { id: value, name: name ?? '' }];
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={texts.assigned}
      value={value === null ? '' : String(value)}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ mt: 1 }}
    >
      <MenuItem value="">{texts.nobody}</MenuItem>
      {choices.map(({ id, name: person }) => (
        <MenuItem key={id} value={String(id)}>
          {person}
        </MenuItem>
      ))}
    </TextField>
  );
}
