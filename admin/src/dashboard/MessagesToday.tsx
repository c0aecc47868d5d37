import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Dashboard } from '@livres/api/contract';
import { CanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { Panel } from '../shared/layout/Panel';
import { dashboard as texts } from './dashboard.fr';

/** Messages of the site that wait, for those who answer them; nothing where none does. */
export function MessagesToday({ messages }: { messages: Dashboard['messages'] }) {
  const { new: fresh, in_progress, mine } = messages;
  if (fresh + in_progress === 0) return null;
  const pending = in_progress > 0 ? texts.in_progress(in_progress) : '';
  const ours = mine > 0 ? `, ${texts.mine(mine)}` : '';
  return (
    <CanAccess resource="contact-messages" action="read">
      <Panel
        title={texts.todo}
        actions={
          <Button component={Link} to="/contact-messages" variant={fresh > 0 ? 'contained' : 'outlined'}>
            {texts.read_messages}
          </Button>
        }
      >
        {fresh > 0 && <Typography sx={{ fontWeight: 650 }}>{texts.messages(fresh)}</Typography>}
        {pending && <Typography color="textSecondary">{pending + ours}</Typography>}
      </Panel>
    </CanAccess>
  );
}
