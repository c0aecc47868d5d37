import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NewsletterProgressReport } from '@livres/api/contract';
import { frenchMoment } from '../../../shared/format/french-date';
import { Caption } from '../../../shared/layout/Caption';
import { Panel } from '../../../shared/layout/Panel';
import { DIVIDED_LIST } from '../../../shared/layout/sx';
import { hourOf } from '../editor/WritePanel';
import { texts } from '../newsletter.fr';

/** What happened to it, newest first. */
export const HappeningsPanel = ({ report: { happenings } }: { report: NewsletterProgressReport }) => (
  <Panel title={texts.sending.happenings}>
    <Box component="ul" sx={DIVIDED_LIST}>
      {happenings.map(({ at, text }) => (
        <Box component="li" key={`${at}:${text}`} sx={{ display: 'flex', gap: 1.5, py: 1 }}>
          <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
          <Caption title={frenchMoment(at)} sx={{ whiteSpace: 'nowrap' }}>
            {hourOf(at)}
          </Caption>
        </Box>
      ))}
    </Box>
  </Panel>
);
