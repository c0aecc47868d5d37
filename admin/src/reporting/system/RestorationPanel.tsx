import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { OpenRestoration } from '@livres/api/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { frenchMoment } from '../../shared/format/french-date';
import { Panel } from '../../shared/layout/Panel';
import { mayDo } from '../../shared/rights/rights';
import { restoration as texts } from './restoration.fr';

const PATH = '/admin/system/restoration';
const KEY = ['system', 'restoration'];
const EVERY_MS = 30_000;

type Emails = 'send' | 'drop';

/** After a backup was restored: what waits, and the word that lets it leave. Nothing where nothing waits. */
export function RestorationPanel() {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get(PATH, { signal }),
    staleTime: 0,
    // Until it is confirmed the payments of what was lost come in, and more is written.
    refetchInterval: ({ state }) => (state.data?.restoration ? EVERY_MS : false),
  });
  return data?.restoration ? <OpenPanel restoration={data.restoration} /> : null;
}

function OpenPanel({ restoration }: { restoration: OpenRestoration }) {
  const [emails, setEmails] = useState<Emails>('send');
  const [isAsked, setAsked] = useState(false);
  const notify = useNotify();
  const queries = useQueryClient();
  const confirming = useMutation({
    mutationFn: () => api.post(`${PATH}/confirm`, { emails }),
    onSuccess: () => notify(texts.confirmed, { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: async () => {
      setAsked(false);
      await queries.invalidateQueries({ queryKey: ['system'] });
    },
  });
  const { made_at, restored_at, is_compared } = restoration;
  const waiting = texts.waiting(restoration);
  return (
    <Panel title={texts.title}>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {texts.intro(frenchMoment(restored_at), frenchMoment(made_at))}
      </Alert>
      {waiting.length > 0 ? (
        <Typography component="ul" sx={{ m: 0, pl: 3 }}>
          {waiting.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Typography>
      ) : (
        <Typography>{texts.nothing}</Typography>
      )}
      {is_compared !== null && (
        <Typography sx={{ mt: 2 }}>{is_compared ? texts.compared : texts.not_compared}</Typography>
      )}
      {mayDo('system', 'write') ? (
        <>
          <RadioGroup
            aria-label={texts.emails}
            value={emails}
            onChange={(_, value) => setEmails(value as Emails)}
            sx={{ mt: 2 }}
          >
            <FormControlLabel value="send" control={<Radio />} label={texts.send} />
            <FormControlLabel value="drop" control={<Radio />} label={texts.drop} />
          </RadioGroup>
          <Button variant="contained" onClick={() => setAsked(true)} sx={{ mt: 2 }}>
            {texts.action}
          </Button>
        </>
      ) : (
        <Typography sx={{ mt: 2 }}>{texts.administrators}</Typography>
      )}
      <ConfirmDialog
        open={isAsked}
        title={texts.ask}
        action={texts.action}
        busy={confirming.isPending}
        onConfirm={() => confirming.mutate()}
        onClose={() => setAsked(false)}
      >
        <Typography>{emails === 'send' ? texts.ask_send : texts.ask_drop(restoration.emails)}</Typography>
        {is_compared === false && <Typography sx={{ mt: 1 }}>{texts.not_compared}</Typography>}
      </ConfirmDialog>
    </Panel>
  );
}
