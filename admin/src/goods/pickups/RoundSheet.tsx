import GlobalStyles from '@mui/material/GlobalStyles';
import type { PickupTransaction } from '@livres/api/contract';
import { createPortal } from 'react-dom';
import { pickups } from '../shared/plan/pickups.fr';
import { SHORT_SLOTS } from './pickup.fr';
import { groupsOf, summaryOf } from './round-stops';
import { texts } from './round.fr';

interface Props {
  date: string;
  assignedTo: string | null;
  stops: readonly PickupTransaction[];
}

/** The round on paper, in black on white: only printing shows it, and shows nothing else. */
export function RoundSheet({ date, assignedTo, stops }: Props) {
  const { boxes, helps, stairs, stops: all } = summaryOf(stops);
  const facts = [
    texts.stops(all),
    texts.boxes(boxes),
    helps > 0 && texts.helps(helps),
    stairs > 0 && texts.stairs(stairs),
  ];
  return createPortal(
    <div className="round-sheet">
      <GlobalStyles styles={SHEET} />
      <h1>
        {texts.sheet.title(date)}
        {assignedTo && ` — ${assignedTo}`}
      </h1>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <table>
        <thead>
          <tr>
            {texts.sheet.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(stops).map((group) => (
          <tbody key={group.stops[0]!.place}>
            <tr>
              <th colSpan={texts.sheet.columns.length} scope="rowgroup">
                {group.postal_code} {group.city}
              </th>
            </tr>
            {group.stops.map(({ stop, place }) => (
              <SheetRow key={stop.id} stop={stop} place={place} isShared={assignedTo === null} />
            ))}
          </tbody>
        ))}
      </table>
      <p>{texts.sheet.left}</p>
    </div>,
    document.body,
  );
}

function SheetRow({ stop, place, isShared }: { stop: PickupTransaction; place: number; isShared: boolean }) {
  const access = [
    texts.floor(stop.floor_number, stop.has_elevator),
    stop.requires_help && texts.help,
    stop.parking_available && texts.parking,
    stop.access_info,
    stop.special_instructions,
    stop.notes,
  ];
  return (
    <tr>
      <td className="box">{stop.status === 'completed' ? '☑' : '☐'}</td>
      <td>
        {place}. {stop.pickup_slot && SHORT_SLOTS[stop.pickup_slot]}
      </td>
      <td>
        <strong>{stop.contact_name}</strong>
        <br />
        {stop.pickup_address}
        <br />
        {stop.phone}
        {isShared && (
          <>
            <br />
            {texts.assigned(stop.assigned_to)}
          </>
        )}
      </td>
      <td>{access.filter(Boolean).join(' · ')}</td>
      <td>
        {pickups.boxes(stop.estimated_boxes_or_items)}
        <br />
        {stop.reference}
      </td>
      <td className="write">
        {stop.collected.map(({ category, quantity }) => texts.collected(category, quantity)).join(', ')}
      </td>
    </tr>
  );
}

const SHEET = {
  '.round-sheet': { display: 'none' },
  '@page': { size: 'A4 portrait', margin: '12mm' },
  '@media print': {
    'html, body': { background: '#fff !important', color: '#000 !important' },
    'body > *:not(.round-sheet)': { display: 'none !important' },
    '.round-sheet': { display: 'block', font: '10.5pt/1.35 "Figtree Variable", sans-serif', color: '#000' },
    '.round-sheet h1': { fontSize: '15pt', margin: '0 0 2mm' },
    '.round-sheet p': { margin: '0 0 3mm' },
    '.round-sheet table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
    '.round-sheet th, .round-sheet td': {
      border: '0.3mm solid #000',
      padding: '1.5mm',
      textAlign: 'left',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    '.round-sheet thead th:nth-of-type(1)': { width: '12mm' },
    '.round-sheet thead th:nth-of-type(2)': { width: '23mm' },
    '.round-sheet thead th:nth-of-type(5)': { width: '27mm' },
    '.round-sheet thead th:nth-of-type(6)': { width: '32mm' },
    '.round-sheet table + p': { margin: '3mm 0 0' },
    '.round-sheet tr': { breakInside: 'avoid' },
    '.round-sheet .box': { fontSize: '15pt', lineHeight: 1, textAlign: 'center' },
    '.round-sheet .write': { height: '19mm' },
  },
} as const;
