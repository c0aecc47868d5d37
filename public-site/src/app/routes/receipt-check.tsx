import { ApiError } from '@livres/api/client';
import { receiptCode, SPECIMEN_CODE } from '@livres/api/contract';
import { data, redirect } from 'react-router';
import { receiptCheckContent } from '../../giving/receipts/receipt-check.content';
import { type CheckOutcome, ReceiptCheckPage } from '../../giving/receipts/ReceiptCheckPage';
import { serverApi } from '../../shared/api/api-clients';
import { pageMeta, siteOf } from '../../shared/content/page-meta';
import { paths } from '../../shared/paths';
import { PRIVATE_HEADERS } from '../private-page';
import type { Route } from './+types/receipt-check';

// A receipt may be voided at any moment: the answer is never cached.
export const headers = () => PRIVATE_HEADERS;

const SPECIMEN: CheckOutcome = 'specimen';
const STATUS = { specimen: 200, unknown: 404, away: 503 };

export async function loader({ context, params: { code = '' }, request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('code')?.trim();
  if (typed) throw redirect(paths.receiptCheck(receiptCode(typed) ?? typed));
  if (code.toUpperCase() === SPECIMEN_CODE) return data({ outcome: SPECIMEN });
  if (!code) return data({ outcome: null as CheckOutcome });
  const outcome: CheckOutcome = await serverApi(context.api)
    .get(`/receipts/verify/${encodeURIComponent(code)}`)
    .catch(whyNone);
  return data({ outcome }, { status: typeof outcome === 'string' ? STATUS[outcome] : 200 });
}

const whyNone = (error: unknown) =>
  error instanceof ApiError && error.status === 404 ? ('unknown' as const) : ('away' as const);

export function meta({ matches, params: { code } }: Route.MetaArgs) {
  const { title, description } = receiptCheckContent;
  const path = paths.receiptCheck();
  return pageMeta({ site: siteOf(matches), title, description, path, isHidden: Boolean(code) });
}

export default function ReceiptCheckRoute({ loaderData, params: { code = '' } }: Route.ComponentProps) {
  return <ReceiptCheckPage code={code} outcome={loaderData.outcome} />;
}
