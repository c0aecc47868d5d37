import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface Props {
  label: string;
  /** What no choice is called. */
  none: string;
  campaigns: readonly { id: number; title: string }[];
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
}

/** One of the campaigns, or none. */
export const CampaignSelect = ({ label, none, campaigns, chosen, onChoose }: Props) => (
  <TextField
    select
    size="small"
    margin="none"
    label={label}
    value={campaigns.some(({ id }) => id === chosen) ? chosen : ''}
    onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    fullWidth={false}
    sx={{ width: 300, maxWidth: '100%' }}
  >
    <MenuItem value="">{none}</MenuItem>
    {campaigns.map(({ id, title }) => (
      <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
        {title}
      </MenuItem>
    ))}
  </TextField>
);
