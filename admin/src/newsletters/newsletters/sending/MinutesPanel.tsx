import Box from '@mui/material/Box';
import type { NewsletterProgressReport } from '@livres/api/contract';
import { frenchNumber } from '../../../shared/format/french-number';
import { Caption } from '../../../shared/layout/Caption';
import { Panel } from '../../../shared/layout/Panel';
import { visuallyHidden } from '../../../shared/layout/visually-hidden';
import { hourOf } from '../editor/WritePanel';
import { texts } from '../newsletter.fr';

const { sending: words } = texts;
const HEIGHT = 140;

/** How many left in each minute, with the most that may; the table says the same. */
export function MinutesPanel({ report: { minutes, per_minute } }: { report: NewsletterProgressReport }) {
  const most = Math.max(1, ...minutes.map(({ sent }) => sent));
  const isNearMost = per_minute <= most * 2;
  const top = isNearMost ? Math.max(most, per_minute) : most;
  return (
    <Panel title={words.minutes} actions={<Caption>{words.most(per_minute)}</Caption>}>
      <Box
        aria-hidden
        sx={{ position: 'relative', height: HEIGHT, display: 'flex', gap: '3px', alignItems: 'end' }}
      >
        {isNearMost && <Box sx={{ ...MOST, bottom: `${(per_minute / top) * 100}%` }} />}
        {minutes.map(({ at, sent }) => (
          <Box
            key={at}
            title={`${hourOf(at)} : ${frenchNumber(sent)}`}
            sx={{ ...COLUMN, height: `${Math.max(2, (sent / top) * 100)}%` }}
          />
        ))}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
        <Caption>{minutes[0] && hourOf(minutes[0].at)}</Caption>
        {minutes.length > 1 && <Caption>{hourOf(minutes.at(-1)!.at)}</Caption>}
      </Box>
      <Box component="table" sx={visuallyHidden}>
        <caption>{words.minutes}</caption>
        <thead>
          <tr>
            <th scope="col">{words.minute}</th>
            <th scope="col">{words.sent}</th>
          </tr>
        </thead>
        <tbody>
          {minutes.map(({ at, sent }) => (
            <tr key={at}>
              <th scope="row">{hourOf(at)}</th>
              <td>{frenchNumber(sent)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Panel>
  );
}

const COLUMN = { flex: '1 1 0', maxWidth: 34, bgcolor: 'primary.main', borderRadius: '3px 3px 0 0' } as const;
const MOST = {
  position: 'absolute',
  left: 0,
  right: 0,
  borderTop: '2px dashed',
  borderColor: 'text.secondary',
} as const;
