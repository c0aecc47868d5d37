import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { NoResults } from './NoResults';

interface Props<T> {
  /** Where a card leads; null where it leads nowhere. */
  to: (record: T) => string | null;
  /** What a card holds. */
  render: (record: T) => ReactNode;
  /** How its parts stand, where they are not one below the other. */
  sx?: object;
}

const LINES = {
  p: 1.5,
  display: 'grid',
  gap: 0.75,
  justifyItems: 'start',
  justifyContent: 'stretch',
};

/** The list on a phone: a card each, nothing to scroll sideways. */
export function RecordCards<T extends RaRecord>({ to, render, sx = LINES }: Props<T>) {
  const { data, isPending } = useListContext<T>();
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length) return <NoResults />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((record) => {
        const address = to(record);
        const whole = { overflowWrap: 'anywhere', ...sx };
        return (
          <Card component="li" key={record.id}>
            {address === null ? (
              <Box sx={whole}>{render(record)}</Box>
            ) : (
              <CardActionArea component={Link} to={address} sx={whole}>
                {render(record)}
              </CardActionArea>
            )}
          </Card>
        );
      })}
    </Box>
  );
}
