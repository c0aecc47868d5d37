import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useContext, type ReactElement, type ReactNode } from 'react';
import { ColumnsButton, List, Pagination, type ListProps } from 'react-admin';
import { AboveLists } from './above-lists';
import { WholeListProvider } from './NoResults';
import { openFilters } from '../rights/rights';

type FromList = 'actions' | 'empty' | 'filterDefaultValues' | 'queryOptions' | 'sort' | 'title';

const WHOLE = {};

interface Props extends Pick<ListProps, FromList> {
  resource: string;
  filters: ReactElement<{ source?: string }>[];
  /** Rows, where there is room for them. */
  table: ReactElement;
  /** Cards, on a phone. */
  cards: ReactElement;
  /** The filters that leave nothing out, where the list has any at first. */
  whole?: Record<string, unknown>;
  /** Above rows and cards: the filters that the day's work asks for. */
  children?: ReactNode;
}

/** A list of the panel, with the filters that whoever is at work may use. */
export function RecordList({ resource, filters, table, cards, whole = WHOLE, children, ...list }: Props) {
  const above = useContext(AboveLists);
  const phone = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  return (
    <List
      resource={resource}
      filters={openFilters(resource, filters)}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      empty={false}
      {...(phone ? { component: 'div' as const } : {})}
      {...list}
    >
      <Box sx={BAR}>
        <Suspense fallback={null}>{above}</Suspense>
        {!phone && <ColumnsButton />}
      </Box>
      {children}
      <WholeListProvider value={whole}>{phone ? cards : table}</WholeListProvider>
    </List>
  );
}

// As high as its buttons before they are there: the list does not move.
const BAR = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  gap: 1,
  minHeight: 32,
  px: { sm: 2 },
  pt: { sm: 1.5 },
  pb: 1,
} as const;
