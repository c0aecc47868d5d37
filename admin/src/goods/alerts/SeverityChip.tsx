import InfoIcon from '@mui/icons-material/InfoOutlined';
import CriticalIcon from '@mui/icons-material/PriorityHigh';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Chip from '@mui/material/Chip';
import { ALERT_SEVERITY_LABELS, type AlertSeverity } from '@livres/api/contract';

const LOOKS = {
  info: { colour: 'info', Icon: InfoIcon },
  warning: { colour: 'warning', Icon: WarningIcon },
  critical: { colour: 'error', Icon: CriticalIcon },
} as const;

export function SeverityChip({ severity }: { severity: AlertSeverity }) {
  const { colour, Icon } = LOOKS[severity];
  return (
    <Chip
      size="small"
      icon={<Icon color="inherit" />}
      label={ALERT_SEVERITY_LABELS[severity]}
      sx={{ bgcolor: `${colour}.light`, color: `${colour}.main`, '& .MuiChip-icon': { color: 'inherit' } }}
    />
  );
}
