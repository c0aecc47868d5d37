import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ListNoResults, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { timeAgo } from '../../../shared/format/french-date';
import { CARD_AREA } from '../../../shared/layout/card-area';
import { nameOf, useCaseKind, type CaseRecord } from './case-kind';
import { CaseStatusChip } from './CaseStatusChip';
import { UrgentChip } from './UrgentChip';
import { casework as texts } from './casework.fr';

/** The same on a phone: a card each. */
export function CaseCards() {
  const { data, isPending } = useListContext<CaseRecord>();
  const { resource, about } = useCaseKind();
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map((record) => (
        <Card component="li" key={record.id}>
          <CardActionArea component={Link} to={`/${resource}/${record.id}/show`} sx={CARD_AREA}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', width: '100%' }}>
              <Typography noWrap sx={{ flex: 1, fontWeight: 650 }}>
                {nameOf(record)}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {timeAgo(record.created_at, Date.now())}
              </Typography>
            </Box>
            <Typography variant="body2">{about(record)}</Typography>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <CaseStatusChip status={record.status} />
              <UrgentChip record={record} />
              <Typography variant="caption" color="textSecondary">
                {record.assigned_name ?? texts.nobody} · {record.reference}
              </Typography>
            </Box>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
