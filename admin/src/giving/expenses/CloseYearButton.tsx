import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NumberInput, required, useNotify, useRefresh } from 'react-admin';
import { ActionDialog } from '../../shared/actions/ActionDialog';
import { api } from '../../shared/api/api';
import { mayDo } from '../../shared/rights/rights';
import { texts } from './expense.fr';

/** For administrators: a year takes no more expenses. */
export function CloseYearButton() {
  const [isOpen, setOpen] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  if (!mayDo('closed-years', 'write')) return null;
  const onDone = () => {
    notify(texts.years.done, { type: 'success' });
    setOpen(false);
    refresh();
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.years.open}
      </Button>
      {isOpen && (
        <ActionDialog
          name="close-year"
          title={texts.years.title}
          help={texts.years.help}
          action={texts.years.open}
          color="error"
          done={texts.years.done}
          blank={{ year: new Date().getFullYear() - 1 }}
          onSend={({ year }) => api.post('/admin/closed-years', { year })}
          onDone={onDone}
          onClose={() => setOpen(false)}
        >
          <ClosedYears />
          <NumberInput
            source="year"
            label="resources.expenses.fields.year"
            step={1}
            validate={required(texts.years.required)}
            helperText={false}
          />
        </ActionDialog>
      )}
    </>
  );
}

function ClosedYears() {
  const { data } = useQuery({
    queryKey: ['closed-years'],
    queryFn: () => api.get('/admin/closed-years'),
  });
  if (!data?.years.length) return null;
  return <Typography sx={{ mb: 2 }}>{texts.years.closed(data.years.map(({ year }) => year))}</Typography>;
}
