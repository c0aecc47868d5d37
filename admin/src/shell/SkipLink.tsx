import Link from '@mui/material/Link';
import { shell } from './shell.fr';

export function SkipLink() {
  return (
    <Link
      href="#main-content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main-content')?.focus();
      }}
      sx={{
        position: 'fixed',
        zIndex: 2000,
        top: 8,
        left: 8,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {shell.skip}
    </Link>
  );
}
