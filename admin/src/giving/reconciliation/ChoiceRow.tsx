import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface ChoiceRowProps {
  /** What the choice is, part by part; those that are empty are left out. */
  parts: readonly string[];
  action: string;
  isBusy: boolean;
  onChoose: () => void;
}

/** One of the things that a line of the bank may be, with the button that says so. */
export function ChoiceRow({ parts, action, isBusy, onChoose }: ChoiceRowProps) {
  return (
    <Box component="li" sx={ROW}>
      <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        {parts.filter(Boolean).join(' · ')}
      </Typography>
      <Button size="small" variant="outlined" loading={isBusy} onClick={onChoose}>
        {action}
      </Button>
    </Box>
  );
}

const ROW = { display: 'flex', gap: 1, py: 1, alignItems: 'center', borderTop: 1, borderColor: 'divider' };
