import { RECEIPT_FORM_LABELS, RECEIPT_KIND_LABELS, RECEIPT_STATUS_LABELS } from '@livres/api/contract';
import {
  FilterButton,
  NullableBooleanInput,
  NumberInput,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { FilterPresets } from '../../shared/layout/FilterPresets';
import { ExportButton } from '../../shared/records/ExportButton';
import { FilesButton } from './FilesButton';
import { recentYears } from './gift-years';
import { texts } from './receipt.fr';
import { ReceiptCards } from './ReceiptCards';
import { ReceiptsOff } from './ReceiptsOff';
import { ReceiptTable } from './ReceiptTable';
import { ReceiptTabs } from './ReceiptTabs';
import { RecordList } from '../../shared/records/RecordList';
import { MayWrite } from '../../shared/rights/MayWrite';
import { choicesOf } from '../../shared/format/choices';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={choicesOf(RECEIPT_STATUS_LABELS)} />,
  <SelectInput key="form" source="form" choices={choicesOf(RECEIPT_FORM_LABELS)} />,
  <SelectInput key="kind" source="kind" choices={choicesOf(RECEIPT_KIND_LABELS)} />,
  <NumberInput key="year" source="year" />,
  <NumberInput key="gift_year" source="gift_year" />,
  <NullableBooleanInput key="has_email" source="has_email" />,
];
const TO_PRINT = { label: texts.to_print, filter: { status: 'issued', has_email: false } };

const ListActions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportButton />
    <MayWrite>
      <FilesButton />
    </MayWrite>
  </TopToolbar>
);

/** Every receipt that was issued, newest first. */
export default function ReceiptList() {
  const years = recentYears(Date.now()).map((year) => ({ label: String(year), filter: { year } }));
  return (
    <>
      <ReceiptTabs />
      <ReceiptsOff />
      <RecordList
        resource="receipts"
        filters={filters}
        sort={{ field: 'number', order: 'DESC' }}
        actions={<ListActions />}
        table={<ReceiptTable />}
        cards={<ReceiptCards />}
      >
        <FilterPresets
          label={texts.presets}
          presets={[...years, TO_PRINT, { label: texts.voided, filter: { status: 'voided' } }]}
        />
      </RecordList>
    </>
  );
}
