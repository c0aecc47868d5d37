import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { InboxLine } from '@livres/api/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { LoadFailure } from '../../../shared/feedback/LoadFailure';
import { DIVIDED_LIST } from '../../../shared/layout/sx';
import { notifications as texts } from '../notifications.fr';
import { byDay } from './days';
import { InboxRow } from './InboxRow';
import { InboxToolbar } from './InboxToolbar';
import { KeyboardHelp } from './KeyboardHelp';
import { useInboxView } from './inbox-view';
import { SnoozeMenu } from './SnoozeMenu';
import { spokenMoment } from './snooze-moments';
import { useInbox } from './use-inbox';
import { useInboxActions } from './use-inbox-actions';
import { useInboxKeys } from './use-inbox-keys';
import { useNotificationSummary } from './use-notification-summary';

interface Snoozing {
  ids: number[];
  anchor: HTMLElement | null;
}

/** Lines by their day, with what is done about one of them or about those that are chosen. */
export function Inbox() {
  const { view, domains, look } = useInboxView();
  const { data: summary } = useNotificationSummary();
  const { lines, isPending, error, refetch, hasMore, more, isFetching } = useInbox(view, domains);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [snoozing, setSnoozing] = useState<Snoozing>({ ids: [], anchor: null });
  const list = useRef<HTMLDivElement>(null);
  const notify = useNotify();
  const { markRead, snooze } = useInboxActions();
  const shown = useMemo(() => chosen.filter((id) => lines.some((line) => line.id === id)), [chosen, lines]);
  const onRead = useCallback(({ id, is_read }: InboxLine) => markRead([id], !is_read), [markRead]);
  const onSnooze = useCallback(
    ({ id }: InboxLine, anchor: HTMLElement) => setSnoozing({ ids: [id], anchor }),
    [],
  );
  const current = useInboxKeys(list, lines, { onRead, onSnooze });
  const putOff = async (until: string) => {
    await snooze({ ids: snoozing.ids, until });
    setChosen([]);
    notify(texts.snoozed(spokenMoment(until)), { type: 'success' });
  };
  return (
    <Card component="section" aria-label={texts.title} sx={{ overflow: 'visible' }}>
      <InboxToolbar
        summary={summary}
        view={view}
        domains={domains}
        onLook={(to) => {
          setChosen([]);
          look(to);
        }}
        chosen={shown.length}
        all={lines.length}
        onChooseAll={(isChosen) => setChosen(isChosen ? lines.map(({ id }) => id) : [])}
        onRead={() => {
          markRead([...shown]);
          setChosen([]);
        }}
        onSnooze={(anchor) => setSnoozing({ ids: [...shown], anchor })}
      />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {isPending && !error && <Skeleton variant="rounded" height={360} sx={{ m: 2 }} />}
      {!isPending && lines.length === 0 && (
        <Typography color="textSecondary" sx={{ p: 4, textAlign: 'center' }}>
          {texts.empty[view]}
        </Typography>
      )}
      <div ref={list}>
        {byDay(lines, Date.now()).map(({ day, title, lines: ofDay }) => (
          <Box key={day} component="section" aria-label={title}>
            <Typography component="h2" variant="body2" sx={{ fontWeight: 700, px: 2, pt: 1.75, pb: 0.5 }}>
              {title}
            </Typography>
            <Box component="ul" sx={DIVIDED_LIST}>
              {ofDay.map((line) => (
                <InboxRow
                  key={line.id}
                  line={line}
                  isChosen={shown.includes(line.id)}
                  isCurrent={line.id === current}
                  onChoose={(isChosen) =>
                    setChosen(isChosen ? [...shown, line.id] : shown.filter((id) => id !== line.id))
                  }
                  onRead={(isRead) => markRead([line.id], isRead)}
                  onSnooze={(anchor) => onSnooze(line, anchor)}
                />
              ))}
            </Box>
          </Box>
        ))}
      </div>
      {hasMore && (
        <Button fullWidth onClick={more} loading={isFetching} sx={{ borderRadius: 0, py: 1.25 }}>
          {texts.more}
        </Button>
      )}
      <KeyboardHelp />
      <SnoozeMenu
        anchor={snoozing.anchor}
        onSnooze={(until) => void putOff(until).catch(() => undefined)}
        onClose={() => setSnoozing({ ...snoozing, anchor: null })}
      />
    </Card>
  );
}
