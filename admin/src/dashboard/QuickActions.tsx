import AddIcon from '@mui/icons-material/Add';
import UploadIcon from '@mui/icons-material/PhotoLibraryOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Dashboard } from '@livres/api/contract';
import { CanAccess, useGetIdentity } from 'react-admin';
import { Link } from 'react-router-dom';
import { dashboard as texts } from './dashboard.fr';

/** A greeting with the figures of the day, and what is started most often. */
export function QuickActions({ campaigns }: Pick<Dashboard, 'campaigns'>) {
  const { identity } = useGetIdentity();
  const filterTo = (status: string) =>
    `/campaigns?filter=${encodeURIComponent(JSON.stringify({ shelf: 'live', status }))}`;
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      sx={{ gap: 2, my: 2, alignItems: { md: 'center' }, justifyContent: 'space-between' }}
    >
      <Typography component="div">
        {texts.hello(identity?.fullName ?? '')}
        {campaigns && (
          <>
            {' · '}
            <Button component={Link} to={filterTo('active')} size="small">
              {texts.active(campaigns.active)}
            </Button>
            <Button component={Link} to={filterTo('draft')} size="small">
              {texts.drafts_count(campaigns.draft)}
            </Button>
          </>
        )}
      </Typography>
      <CanAccess resource="campaigns" action="create">
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" startIcon={<AddIcon />} component={Link} to="/campaigns/new">
            {texts.new_campaign}
          </Button>
          <Button variant="outlined" startIcon={<UploadIcon />} component={Link} to="/media">
            {texts.send_pictures}
          </Button>
        </Stack>
      </CanAccess>
    </Stack>
  );
}
