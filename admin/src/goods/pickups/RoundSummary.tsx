import ArrangeIcon from '@mui/icons-material/Sort';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PickupTransaction } from '@livres/api/contract';
import { Panel } from '../../shared/layout/Panel';
import { summaryOf } from './round-stops';
import { texts } from './round.fr';

interface Props {
  stops: readonly PickupTransaction[];
  onArrange: () => void;
  onShare: () => void;
}

/** What is ahead, and what can be done with the whole round. */
export function RoundSummary({ stops, onArrange, onShare }: Props) {
  const { done, boxes, helps, stairs, stops: all } = summaryOf(stops);
  const facts = [texts.stops(all), texts.boxes(boxes)];
  if (helps > 0) facts.push(texts.helps(helps));
  if (stairs > 0) facts.push(texts.stairs(stairs));
  return (
    <Panel title={texts.summary}>
      <Typography sx={{ fontWeight: 650 }}>{facts.join(' · ')}</Typography>
      <Typography variant="body2" id="round-progress" sx={{ mt: 1 }}>
        {texts.done(done, all)}
      </Typography>
      <LinearProgress
        variant="determinate"
        color="success"
        value={all === 0 ? 0 : (100 * done) / all}
        aria-labelledby="round-progress"
        sx={{ height: 8, my: 0.5 }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button variant="outlined" startIcon={<ShareIcon />} onClick={onShare}>
          {texts.share}
        </Button>
        <Button variant="outlined" startIcon={<ArrangeIcon />} onClick={onArrange}>
          {texts.arrange}
        </Button>
      </Stack>
    </Panel>
  );
}
