import { EXPENSE_MESSAGES, type ExpenseRecord } from '@livres/api/contract';
import { ReasonButton } from '../../shared/actions/ReasonButton';
import { api } from '../../shared/api/api';
import { texts } from './expense.fr';

/** The opposite entry, with its reason: nothing is deleted. */
export function ReverseButton({ expense: { id, version } }: { expense: ExpenseRecord }) {
  return (
    <ReasonButton
      name={`expense-reverse-${id}`}
      texts={texts.reverse}
      reason={{ label: 'resources.expenses.fields.reason', missing: EXPENSE_MESSAGES.reason }}
      version={version}
      onSend={(body) => api.post(`/admin/expenses/${id}/reverse`, body)}
    />
  );
}
