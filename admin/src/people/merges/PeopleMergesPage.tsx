import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KnownPerson } from '@livres/api/contract';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { Panel } from '../../shared/layout/Panel';
import { PastMerges } from './PastMerges';
import { PersonPicker } from './PersonPicker';
import { SuggestedPairs } from './SuggestedPairs';
import { texts } from './people-merge.fr';

/** Who may be one person: suggested pairs, two of one's choice, and what was merged. */
export default function PeopleMergesPage() {
  // In the state of the history, as addresses of pages are logged.
  const from = (useLocation().state as { person?: string } | null)?.person;
  return (
    <Stack sx={{ gap: 2, mt: 2, maxWidth: 1100 }}>
      <Title title={texts.title} />
      <Typography color="textSecondary">{texts.lead}</Typography>
      {from && <ChosenPair from={from} />}
      <SuggestedPairs />
      {!from && <ChosenPair />}
      <PastMerges />
    </Stack>
  );
}

function ChosenPair({ from }: { from?: string }) {
  const [first, setFirst] = useState<KnownPerson | null>(null);
  const [second, setSecond] = useState<KnownPerson | null>(null);
  const isSame = first !== null && first.id === second?.id;
  return (
    <Panel title={texts.choose} help={texts.choose_help}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <PersonPicker label={texts.first} chosen={first} from={from} onChoose={setFirst} />
        <PersonPicker label={texts.second} chosen={second} onChoose={setSecond} />
      </Box>
      {isSame && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {texts.same}
        </Alert>
      )}
      {first && second && !isSame && (
        <Button
          variant="contained"
          component={Link}
          to={`/people-merges/${first.email ? first.id : second.id}/${first.email ? second.id : first.id}`}
          sx={{ mt: 2 }}
        >
          {texts.compare}
        </Button>
      )}
    </Panel>
  );
}
