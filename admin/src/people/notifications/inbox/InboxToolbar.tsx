import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material';
import {
  type InboxSummary,
  NOTIFICATION_DOMAIN_LABELS,
  NOTIFICATION_DOMAINS,
  type NotificationDomain,
} from '@livres/api/contract';
import { domainColors } from '../../../shared/theme/domain-colors';
import { notifications as texts } from '../notifications.fr';
import { type InboxView, VIEWS } from './inbox-view';

interface Props {
  summary: InboxSummary | undefined;
  view: InboxView;
  domains: readonly NotificationDomain[];
  onLook: (to: { view?: InboxView; domains?: readonly NotificationDomain[] }) => void;
  chosen: number;
  all: number;
  onChooseAll: (isChosen: boolean) => void;
  onRead: () => void;
  onSnooze: (button: HTMLElement) => void;
}

/** Which lines; once some are chosen, what to do with all of them. */
export function InboxToolbar(props: Props) {
  const { chosen, all, onChooseAll, onRead, onSnooze } = props;
  return (
    <Box sx={BAR}>
      <Checkbox
        checked={chosen > 0 && chosen === all}
        indeterminate={chosen > 0 && chosen < all}
        disabled={all === 0}
        onChange={(_, checked) => onChooseAll(checked)}
        slotProps={{ input: { 'aria-label': texts.select_all } }}
        sx={{ p: 0.5 }}
      />
      {chosen === 0 ? (
        <WhichLines {...props} />
      ) : (
        <>
          <Typography role="status" sx={{ fontWeight: 650 }}>
            {texts.selected(chosen)}
          </Typography>
          <Button variant="outlined" size="small" onClick={onRead}>
            {texts.mark_read}
          </Button>
          <Button
            variant="outlined"
            size="small"
            aria-haspopup="menu"
            onClick={({ currentTarget }) => onSnooze(currentTarget)}
          >
            {texts.snooze}
          </Button>
        </>
      )}
    </Box>
  );
}

function WhichLines({ summary, view, domains, onLook }: Props) {
  const { palette } = useTheme();
  const colors = domainColors(palette.mode);
  const labels = {
    unread: texts.views.unread(summary?.unread ?? 0),
    mine: texts.views.mine(summary?.mine ?? 0),
    snoozed: texts.views.snoozed(summary?.snoozed ?? 0),
    all: texts.views.all,
  };
  return (
    <>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={view}
        onChange={(_, next: InboxView | null) => next && onLook({ view: next })}
        aria-label={texts.which}
        sx={{ flexWrap: 'wrap', '& .MuiToggleButton-root.Mui-selected': CHOSEN }}
      >
        {VIEWS.map((one) => (
          <ToggleButton key={one} value={one} sx={{ textTransform: 'none', px: 1.25 }}>
            {labels[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ flex: 1 }} />
      <ToggleButtonGroup
        size="small"
        value={domains}
        onChange={(_, next: NotificationDomain[]) => onLook({ domains: next })}
        aria-label={texts.by_domain}
        sx={{ flexWrap: 'wrap' }}
      >
        {NOTIFICATION_DOMAINS.map((domain) => (
          <ToggleButton key={domain} value={domain} sx={{ textTransform: 'none', px: 1.25, gap: 0.75 }}>
            <Box aria-hidden sx={{ ...DIAMOND, bgcolor: colors[domain].main }} />
            {NOTIFICATION_DOMAIN_LABELS[domain]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: { xs: 1.25, sm: 2 },
  py: 1.25,
  minHeight: 60,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const CHOSEN = { bgcolor: 'primary.main', color: 'primary.contrastText' } as const;
const DIAMOND = { width: 9, height: 9, transform: 'rotate(45deg)', borderRadius: '2px' } as const;
