/** What the QR code of a ticket says: a version, the ticket and a mark, in letters that QR codes write briefly. */
export const TICKET_CODE = /^B1-[A-Z2-7]{42}$/;

/** As a code was typed or scanned: capitals, without what surrounds it. */
export function tidyTicketCode(text: string): string {
  return text.trim().toUpperCase();
}

export const TICKET_MESSAGES = { code: 'Tapez le code du billet, qui commence par B1-.' } as const;
