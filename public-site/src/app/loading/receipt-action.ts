import { type ActionFunctionArgs, data } from 'react-router';
import { sendReceipt } from '../../giving/donations/change-gift';
import { serverApi } from '../../shared/api/api-clients';

/** Sends again the receipt of the donation whose page asks for it. */
export async function receiptAction({ context, request }: ActionFunctionArgs) {
  const answer = await sendReceipt(serverApi(context.api), await request.formData());
  return data(answer, { status: answer.status });
}
