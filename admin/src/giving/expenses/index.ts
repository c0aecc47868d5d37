import ExpenseIcon from '@mui/icons-material/ShoppingBagOutlined';
import type { ExpenseRecord } from '@livres/api/contract';
import type { Capability } from '../../shared/layout/capability';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { expensePath } from './expense-lines';
import { expenseMessages } from './expense.fr';

export const expenses: Capability = {
  resources: [
    {
      name: 'expenses',
      list: lazyScreen(() => import('./ExpenseList')),
      create: lazyScreen(() => import('./ExpenseCreate')),
      edit: lazyScreen(() => import('./ExpenseEdit')),
      show: lazyScreen(() => import('./ExpenseShow')),
      recordRepresentation: (record: ExpenseRecord) => record.supplier,
    },
  ],
  messages: { expenses: expenseMessages },
  acts: [
    {
      resource: 'expenses',
      action: 'create',
      label: expenseMessages.page.create,
      path: '/expenses/create',
    },
  ],
  records: [{ resource: 'expenses', path: expensePath }],
  menu: [{ resource: 'expenses', label: 'Dépenses', icon: ExpenseIcon }],
};
