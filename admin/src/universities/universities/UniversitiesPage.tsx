import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CanAccess, Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { CaseStatsPanel } from '../shared/casework/CaseStatsPanel';
import { CaseCounts } from './CaseCounts';
import { PartnerUniversities } from './PartnerUniversities';
import { universities as texts } from './universities.fr';
import { SPREAD_HEAD } from '../../shared/layout/sx';

const REQUESTS = 'accompaniment-requests';
const APPLICATIONS = 'ambassador-applications';

/** The programme on one screen: who waits, with whom the association works, and the figures. */
export default function UniversitiesPage() {
  return (
    <>
      <Title title={texts.title} />
      <Box sx={SPREAD_HEAD}>
        <Typography color="textSecondary">{texts.lead}</Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <CanAccess resource="scholarships" action="read">
            <Button component={Link} to="/scholarships" variant="outlined">
              {texts.scholarships}
            </Button>
          </CanAccess>
          <Button href="/universites" target="_blank" rel="noopener">
            {texts.see_site}
          </Button>
        </Box>
      </Box>
      <Box sx={COLUMNS}>
        <CanAccess resource={REQUESTS} action="read">
          <CaseCounts resource={REQUESTS} words={texts.requests} />
        </CanAccess>
        <CanAccess resource={APPLICATIONS} action="read">
          <CaseCounts resource={APPLICATIONS} words={texts.applications} />
        </CanAccess>
      </Box>
      <PartnerUniversities />
      <Box sx={{ ...COLUMNS, mt: 2 }}>
        <CanAccess resource={REQUESTS} action="read">
          <CaseStatsPanel resource={REQUESTS} title={texts.requests.figures} />
        </CanAccess>
        <CanAccess resource={APPLICATIONS} action="read">
          <CaseStatsPanel resource={APPLICATIONS} title={texts.applications.figures} />
        </CanAccess>
      </Box>
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  mb: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
