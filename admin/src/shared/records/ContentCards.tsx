import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { ListNoResults, RecordContextProvider, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ContentRecord } from './content-kind';
import { useContentPath } from './use-content-path';

/** The list on a phone: a card each, nothing to scroll sideways; `children` is drawn for each record, its context. */
export function ContentCards({ children }: { children: ReactNode }) {
  const { data, isPending } = useListContext<ContentRecord>();
  const pathOf = useContentPath();
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((record) => (
        <Card component="li" key={record.id}>
          <CardActionArea
            component={Link}
            to={pathOf(record)}
            sx={{ p: 1.5, display: 'flex', gap: 1.5, alignItems: 'flex-start', justifyContent: 'flex-start' }}
          >
            <RecordContextProvider value={record}>{children}</RecordContextProvider>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
