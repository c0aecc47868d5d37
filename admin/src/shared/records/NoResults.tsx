import Button from '@mui/material/Button';
import { createContext, useContext, type ReactNode } from 'react';
import {
  CreateButton,
  useListContext,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import { EmptyState } from '../feedback/EmptyState';
import { feedback } from '../feedback/feedback.fr';
import { newPath } from './content-paths';
import { useKindIfAny } from './content-kind';
import { isFiltered } from './is-filtered';

const WholeList = createContext<Record<string, unknown>>({});

/** The filters of a list that leave nothing out. */
export const WholeListProvider = WholeList.Provider;

/** Instead of a list's rows: a way out of its filters, or what will come and how; `children` adds the first in its own way. */
export function NoResults({ children }: { children?: ReactNode }) {
  const { filterValues = {}, setFilters } = useListContext();
  const resource = useResourceContext() ?? '';
  const { hasCreate } = useResourceDefinition({ resource });
  const kind = useKindIfAny();
  const translate = useTranslate();
  const whole = useContext(WholeList);
  if (isFiltered(filterValues, whole)) {
    return (
      <EmptyState drawing="empty" title={feedback.no_results} text={feedback.no_results_help}>
        <Button variant="contained" onClick={() => setFilters(whole)}>
          {feedback.clear_filters}
        </Button>
      </EmptyState>
    );
  }
  const words = (key: string) => translate(`resources.${resource}.${key}`, { _: '' });
  return (
    <EmptyState drawing="empty" title={words('empty') || feedback.empty} text={words('invite')}>
      {children ??
        (hasCreate && <CreateButton variant="contained" {...(kind ? { to: newPath(kind.resource) } : {})} />)}
    </EmptyState>
  );
}
