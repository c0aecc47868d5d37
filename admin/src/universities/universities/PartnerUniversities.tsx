import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { PartnerRecord } from '@livres/api/contract';
import { CanAccess, useCanAccess, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { listLink } from '../../shared/layout/list-link';
import { Panel } from '../../shared/layout/Panel';
import { FallbackPicture } from '../../shared/pictures/FallbackPicture';
import { pictureSource } from '../../shared/pictures/picture-source';
import { PublicationChip } from '../../shared/records/PublicationChip';
import { ContentKindProvider, type ContentRecord } from '../../shared/records/content-kind';
import { universityKind } from './university-kind';
import { universities } from './universities.fr';

const texts = universities.partners;
const KIND = 'universite';
const SHOWN = 12;
const NEW = `/partners/create?source=${encodeURIComponent(JSON.stringify({ kind: KIND }))}`;

type University = PartnerRecord & ContentRecord;

/** The partners that are universities, to open, change or add. */
export function PartnerUniversities() {
  const {
    data,
    total = 0,
    error,
    refetch,
    isPending,
  } = useGetList<University>('partners', {
    filter: { kind: KIND },
    sort: { field: 'order', order: 'ASC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <Panel title={texts.title} help={texts.help} actions={<AddButton />}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={120} />}
      {data?.length === 0 && <Typography color="textSecondary">{texts.empty}</Typography>}
      <Box component="ul" sx={GRID}>
        <ContentKindProvider value={universityKind}>
          {data?.map((university) => (
            <University key={university.id} university={university} />
          ))}
        </ContentKindProvider>
      </Box>
      <Button component={RouterLink} to={listLink('partners', { kind: KIND })} size="small" sx={{ mt: 1 }}>
        {total > SHOWN ? texts.more(total) : texts.all}
      </Button>
    </Panel>
  );
}

function AddButton() {
  return (
    <CanAccess resource="partners" action="create">
      <Button component={RouterLink} to={NEW} size="small" variant="contained" startIcon={<AddIcon />}>
        {texts.add}
      </Button>
    </CanAccess>
  );
}

function University({ university }: { university: University }) {
  const { id, name, country, since, active, logo } = university;
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'partners', action: 'edit' });
  const facts = [country, since !== null && texts.since(since), !active && texts.past];
  return (
    <Box component="li" sx={LINE}>
      <FallbackPicture src={pictureSource(logo, 160)} alt="" illustration="partenariat" sx={LOGO} />
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.25, justifyItems: 'start' }}>
        <Link
          component={RouterLink}
          to={mayEdit ? `/partners/${id}` : `/partners/${id}/show`}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        <PublicationChip record={university} />
      </Box>
    </Box>
  );
}

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
} as const;
const LINE = {
  display: 'flex',
  gap: 1.5,
  p: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
const LOGO = {
  width: 52,
  height: 52,
  flexShrink: 0,
  borderRadius: 1,
  objectFit: 'contain',
  bgcolor: '#fff',
} as const;
