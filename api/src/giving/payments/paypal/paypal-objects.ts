/** What this product reads of PayPal's Orders v2, Payments v2 and Disputes v1; amounts are major units in text. */
export interface PaypalMoney {
  currency_code: string;
  value: string;
}

export interface PaypalLink {
  href: string;
  rel: string;
}

export interface PaypalRefund {
  id: string;
  status: 'CANCELLED' | 'FAILED' | 'PENDING' | 'COMPLETED';
  amount: PaypalMoney;
  create_time?: string;
  links?: PaypalLink[];
}

export interface PaypalCapture {
  id: string;
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED' | 'FAILED';
  status_details?: { reason?: string };
  processor_response?: { response_code?: string };
  amount: PaypalMoney;
  custom_id?: string;
  seller_receivable_breakdown?: { paypal_fee?: PaypalMoney };
  supplementary_data?: { related_ids?: { order_id?: string } };
  create_time?: string;
}

export interface PaypalOrder {
  id: string;
  status: 'CREATED' | 'SAVED' | 'APPROVED' | 'VOIDED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
  create_time?: string;
  payer?: { payer_id?: string };
  purchase_units: {
    custom_id?: string;
    invoice_id?: string;
    amount: PaypalMoney;
    payments?: { captures?: PaypalCapture[]; refunds?: PaypalRefund[] };
  }[];
  links?: PaypalLink[];
}

export interface PaypalDispute {
  dispute_id: string;
  reason?: string;
  status: string;
  create_time?: string;
  dispute_amount?: PaypalMoney;
  dispute_outcome?: { outcome_code?: string };
  disputed_transactions?: { seller_transaction_id?: string }[];
}

export interface PaypalEvent {
  id: string;
  event_type: string;
  resource_type?: string;
  resource?: {
    id?: string;
    links?: PaypalLink[];
    disputed_transactions?: PaypalDispute['disputed_transactions'];
    supplementary_data?: PaypalCapture['supplementary_data'];
  };
}
