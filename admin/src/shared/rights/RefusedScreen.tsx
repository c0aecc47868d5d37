import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { readSession } from '../api/session-store';
import { feedback } from '../feedback/feedback.fr';
import { Panel } from '../layout/Panel';
import { rights } from './rights.fr';

/** Instead of a screen that one's roles do not open: what they do open, and whom to ask. */
export function RefusedScreen() {
  const roles = readSession()?.staff.roles ?? [];
  return (
    <>
      <Title title={rights.refused} />
      <Box sx={{ mt: 2, maxWidth: 720 }}>
        <Panel title={rights.refused_text}>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {roles.map((role) => (
              <Typography component="li" key={role}>
                {rights.role(role)}
              </Typography>
            ))}
          </Box>
          <Typography color="textSecondary" sx={{ mt: 2, display: 'flex', gap: 1 }}>
            <LockIcon fontSize="small" />
            {rights.ask}
          </Typography>
          <Button component={Link} to="/" variant="contained" sx={{ mt: 2 }}>
            {feedback.home}
          </Button>
        </Panel>
      </Box>
    </>
  );
}
