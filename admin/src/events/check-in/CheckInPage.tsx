import CameraIcon from '@mui/icons-material/QrCodeScanner';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { CameraView } from './CameraView';
import { texts } from './check-in.fr';
import { DoorFigures } from './DoorFigures';
import { DoorName } from './DoorName';
import { useDoorName } from './door-name';
import { DoorNotices } from './DoorNotices';
import { NameSearch } from './NameSearch';
import { forgetOldOverviews } from './kept-check-ins';
import { keepPageOffline } from './offline-page';
import { ScanResult } from './ScanResult';
import { useCheckIn } from './use-check-in';

/** The door of an event, under the thumb: scan, search, who is in. */
export default function CheckInPage() {
  const { event = '' } = useParams();
  useEffect(() => {
    void keepPageOffline();
    // Where the browser keeps nothing, there is nothing to forget.
    forgetOldOverviews(new Date()).catch(() => undefined);
  }, []);
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto' }}>
      <Title title={texts.title} />
      <Door eventId={Number(event)} />
    </Box>
  );
}

function Door({ eventId }: { eventId: number }) {
  const [door, setDoor] = useDoorName();
  const [isScanning, setScanning] = useState(false);
  const checkIn = useCheckIn(eventId, door ?? '');
  const { open, arrivals, tickets, figures, kept, result } = checkIn;
  if (!open.data || !figures)
    return open.error ? (
      <LoadFailure error={open.error} onRetry={() => void open.refetch()} />
    ) : (
      <Skeleton variant="rounded" height={420} aria-label={texts.loading} />
    );
  const { event, list } = open.data.overview;
  return (
    <>
      <Typography variant="h5" component="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {event.title}
      </Typography>
      {event.is_cancelled && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {texts.event_cancelled}
        </Alert>
      )}
      <DoorName name={door} onChange={setDoor} />
      <DoorNotices
        isOnline={checkIn.isOnline}
        listMadeAt={list.made_at}
        waiting={kept.scans.length}
        elsewhere={kept.elsewhere}
        fault={kept.fault}
        tickets={tickets}
        duplicates={checkIn.duplicates}
        late={checkIn.late}
        onSend={() => void kept.sendAll()}
        onSeen={checkIn.seen}
      />
      {result && (
        <ScanResult
          result={result}
          listMadeAt={list.made_at}
          onUndo={(id) => void checkIn.undo(id)}
          onLetIn={(scan) => void checkIn.letInYounger(scan)}
        />
      )}
      {isScanning && <CameraView onCode={(code) => void checkIn.scanCode(code)} />}
      <Button
        fullWidth
        size="large"
        variant={isScanning ? 'outlined' : 'contained'}
        startIcon={<CameraIcon />}
        onClick={() => setScanning(!isScanning)}
        sx={{ mb: 2, py: 1.5, fontSize: 18 }}
      >
        {isScanning ? texts.camera_stop : texts.camera_start}
      </Button>
      <DoorFigures figures={figures} waiting={kept.scans.length} />
      <NameSearch
        tickets={tickets}
        arrivals={arrivals}
        onCode={(code) => void checkIn.scanCode(code)}
        onLetIn={(ticket) => void checkIn.letIn(ticket)}
        onUndo={(id) => void checkIn.undo(id)}
      />
    </>
  );
}
