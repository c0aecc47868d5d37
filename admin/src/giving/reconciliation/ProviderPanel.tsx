import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ProviderReconciliation } from '@livres/api/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { frenchMoney } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { GapsTable } from './GapsTable';
import { providerTexts as texts } from './reconciliation.fr';
import { RECONCILIATION } from './reconciliation-queries';
import { MayWrite } from '../../shared/rights/MayWrite';

/** One provider: what it says of these days, where it differs, and a button that repairs. */
export function ProviderPanel({ provider, days }: { provider: ProviderReconciliation; days: number }) {
  const { label, lists, unreachable, payments, amount, open, gaps } = provider;
  const repair = useRepair(provider, days);
  const button = (
    <Button variant="outlined" loading={repair.isPending} onClick={() => repair.mutate()}>
      {texts.repair}
    </Button>
  );
  return (
    <Panel
      title={label}
      actions={<MayWrite resource="reconciliation">{button}</MayWrite>}
      {...(lists ? {} : { help: texts.unlisted })}
    >
      {unreachable ? (
        <Alert severity="warning">{unreachable}</Alert>
      ) : (
        <>
          {lists && <Typography>{texts.paid(payments, frenchMoney(amount, 'EUR'))}</Typography>}
          {open > 0 && <Typography>{texts.open(open)}</Typography>}
          {gaps.length === 0 ? (
            <Alert severity="success" sx={{ mt: 1.5 }}>
              {texts.agreed}
            </Alert>
          ) : (
            <>
              <Alert severity="error" sx={{ my: 1.5 }}>
                {texts.gaps(gaps.length)}
              </Alert>
              <GapsTable gaps={gaps} />
            </>
          )}
        </>
      )}
    </Panel>
  );
}

function useRepair({ provider }: ProviderReconciliation, days: number) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: () => api.post('/admin/reconciliation/repair', { provider, days }),
    onSuccess: ({ seen, repaired }) => notify(texts.repaired(seen, repaired), { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: RECONCILIATION }),
  });
}
