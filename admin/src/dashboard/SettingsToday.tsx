import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { api } from '../shared/api/api';
import { Panel } from '../shared/layout/Panel';
import { dashboard as texts } from './dashboard.fr';
import { MINUTE_MS } from '@livres/api/contract';

/** What waits for settings, for those who may write them; nothing once they are complete. */
export function SettingsToday() {
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'settings', action: 'edit' });
  const { data = [] } = useQuery({
    queryKey: ['settings', 'gaps'],
    queryFn: ({ signal }) => api.get('/settings/gaps/', { signal }),
    enabled: mayWrite,
    staleTime: MINUTE_MS,
  });
  const gaps = data.filter(({ is_complete }) => !is_complete);
  if (gaps.length === 0) return null;
  return (
    <Panel
      title={texts.settings_todo}
      actions={
        <Button component={Link} to="/settings" variant="outlined">
          {texts.complete_settings}
        </Button>
      }
    >
      {gaps.map(({ topic, label, consequence }) => (
        <Typography key={topic} variant="body2" sx={{ mt: 0.5 }}>
          <strong>{label}</strong>
          {`\u00a0: ${consequence}`}
        </Typography>
      ))}
    </Panel>
  );
}
