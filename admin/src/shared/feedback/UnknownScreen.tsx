import Button from '@mui/material/Button';
import { Title } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyState } from './EmptyState';
import { feedback } from './feedback.fr';

/** At an address of the panel that leads nowhere. */
export function UnknownScreen() {
  const navigate = useNavigate();
  return (
    <>
      <Title title={feedback.unknown_screen} />
      <EmptyState drawing="introuvable" title={feedback.nothing_here} text={feedback.unknown_screen_help}>
        <Button component={Link} to="/" variant="contained">
          {feedback.home}
        </Button>
        <Button variant="outlined" onClick={() => void navigate(-1)}>
          {feedback.back}
        </Button>
      </EmptyState>
    </>
  );
}
