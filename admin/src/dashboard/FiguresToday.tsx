import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { api } from '../shared/api/api';
import { Panel } from '../shared/layout/Panel';
import { dashboard as texts } from './dashboard.fr';
import { figuresReview } from './figures-review';

/** The site's figures, where they want to be looked at, for those who may change them. */
export function FiguresToday() {
  const { canAccess = false } = useCanAccess({ resource: 'metrics', action: 'edit' });
  const { data = [] } = useQuery({
    queryKey: ['metrics', 'figures'],
    queryFn: ({ signal }) => api.get('/admin/metrics', { signal }),
    enabled: canAccess,
  });
  const reason = figuresReview(data, Date.now());
  if (!canAccess || !reason) return null;
  return (
    <Panel
      title={texts.figures}
      actions={
        <Button component={Link} to="/metrics" variant="outlined">
          {texts.review_figures}
        </Button>
      }
    >
      <Typography>{texts.figures_review[reason]}</Typography>
    </Panel>
  );
}
