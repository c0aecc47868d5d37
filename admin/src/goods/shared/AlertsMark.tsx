import AlertIcon from '@mui/icons-material/NotificationsActiveOutlined';
import Chip from '@mui/material/Chip';
import { collection as texts } from '../../shared/actions/collection.fr';

/** How many alerts of a donation nobody has resolved; nothing where there is none. */
export function AlertsMark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Chip
      size="small"
      icon={<AlertIcon color="inherit" />}
      label={texts.alerts(count)}
      sx={{ bgcolor: 'error.light', color: 'error.main', '& .MuiChip-icon': { color: 'inherit' } }}
    />
  );
}
