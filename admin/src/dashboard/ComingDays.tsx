import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material';
import type { Dashboard } from '@livres/api/contract';
import { Link } from 'react-router-dom';
import { DIVIDED_LIST } from '../shared/layout/sx';
import { Caption } from '../shared/layout/Caption';
import { Panel } from '../shared/layout/Panel';
import { domainColors } from '../shared/theme/domain-colors';
import { comingDays, type ComingDay } from './coming-days';
import { dashboard as texts } from './dashboard.fr';

const DAY = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/Paris',
});
const HOUR = new Intl.DateTimeFormat('fr-FR', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
});

/** What comes, by day. */
export function ComingDays({ dashboard }: { dashboard: Dashboard }) {
  const days = comingDays(dashboard);
  return (
    <Panel title={texts.coming}>
      {days.length === 0 && <Typography color="textSecondary">{texts.coming_empty}</Typography>}
      <Box component="ul" sx={DIVIDED_LIST}>
        {days.map((day) => (
          <ComingLine key={`${day.to} ${day.at}`} {...day} />
        ))}
      </Box>
    </Panel>
  );
}

function ComingLine({ at, title, note, to, domain }: ComingDay) {
  const { palette } = useTheme();
  const moment = new Date(at);
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: '92px 18px minmax(0, 1fr)', gap: 0.5, py: 1 }}
    >
      <Typography component="time" dateTime={at} variant="body2" sx={{ fontWeight: 600 }}>
        {DAY.format(moment)}
        <Caption sx={{ display: 'block' }}>{HOUR.format(moment).replace(':', ' h ')}</Caption>
      </Typography>
      <Box aria-hidden sx={{ ...DIAMOND, bgcolor: domainColors(palette.mode)[domain].main }} />
      <Box sx={{ minWidth: 0 }}>
        <MuiLink component={Link} to={to} sx={{ fontWeight: 600 }}>
          {title}
        </MuiLink>
        {note && <Caption sx={{ display: 'block' }}>{note}</Caption>}
      </Box>
    </Box>
  );
}

const DIAMOND = { width: 9, height: 9, mt: 0.75, transform: 'rotate(45deg)', borderRadius: '2px' } as const;
