import Typography from '@mui/material/Typography';
import {
  PHYSICAL_DONATION_TYPE_LABELS,
  WORKING_STATUS_LABELS,
  type PhysicalDonationDetails,
  type PhysicalDonationRecord,
} from '@livres/api/contract';
import type { ReactNode } from 'react';
import { collection } from '../../shared/actions/collection.fr';
import { useMayEdit } from '../shared/use-may-edit';
import { frenchNumber } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { PhysicalDonationPictures } from './PhysicalDonationPictures';
import { DetailList } from '../../shared/layout/DetailList';
import { texts } from './physical-donation.fr';

const { goods } = texts;

/** What is offered, with its pictures. */
export function GoodsPanel({ donation }: { donation: PhysicalDonationRecord }) {
  const mayAct = useMayEdit();
  const { donation_type, donation_details, estimated_boxes_or_items: boxes, pictures } = donation;
  const amount = boxes === null ? collection.boxes_unknown : collection.boxes(boxes);
  return (
    <Panel title={texts.show.goods}>
      <Typography sx={{ fontWeight: 650, mb: 1 }}>
        {PHYSICAL_DONATION_TYPE_LABELS[donation_type]} · {amount}
      </Typography>
      <DetailList facts={detailsOf(donation_details)} />
      {mayAct && <PhysicalDonationPictures pictures={pictures} />}
    </Panel>
  );
}

function detailsOf(details: PhysicalDonationDetails): [string, ReactNode][] {
  const condition: [string, ReactNode] = [goods.condition, details.condition];
  if ('categories' in details)
    return [
      [goods.contents, details.categories.join(', ')],
      [goods.amount, goods.quantity(frenchNumber(details.estimated_quantity))],
      [goods.languages, details.languages?.join(', ')],
      condition,
    ];
  if ('equipment_types' in details)
    return [
      [goods.contents, details.equipment_types.join(', ')],
      [goods.brands, details.brands?.join(', ')],
      [goods.working, details.working_status && WORKING_STATUS_LABELS[details.working_status]],
      condition,
    ];
  return [
    [goods.contents, details.material_types.join(', ')],
    [goods.dimensions, details.dimensions],
    condition,
  ];
}
