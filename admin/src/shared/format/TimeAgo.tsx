import Typography from '@mui/material/Typography';
import { frenchMoment, timeAgo } from './french-date';

/** How long ago, with the moment itself as its title. */
export const TimeAgo = ({ at }: { at: string }) => (
  <Typography variant="body2" component="time" dateTime={at} title={frenchMoment(at)} noWrap>
    {timeAgo(at, Date.now())}
  </Typography>
);
