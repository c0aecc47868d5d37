import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { NewsletterRecord } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { texts } from './newsletter.fr';
import { NewsletterStatusChip } from './NewsletterStatusChip';

interface Props {
  newsletter: Pick<NewsletterRecord, 'title' | 'status'>;
  children: ReactNode;
}

/** Which newsletter it is, its state, and what can be done with it. */
export const NewsletterHead = ({ newsletter: { title, status }, children }: Props) => (
  <Stack
    direction="row"
    useFlexGap
    sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between', my: 2 }}
  >
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', minWidth: 0 }}>
      <Breadcrumbs>
        <Link component={RouterLink} to="/newsletters" sx={{ fontWeight: 650 }}>
          {texts.title}
        </Link>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      </Breadcrumbs>
      <NewsletterStatusChip status={status} />
    </Stack>
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {children}
    </Stack>
  </Stack>
);
