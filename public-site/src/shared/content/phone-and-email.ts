import { callTo } from '@livres/api/contract';
import type { SiteIdentity } from '../api/load-context';

export interface ContactWay {
  kind: 'email' | 'phone';
  label: string;
  address: string;
}

/** How to reach the association, the e-mail already begun. */
export function contactWays(site: SiteIdentity, subject: string, body: string): ContactWay[] {
  const ways: ContactWay[] = [];
  const { contact_email: email, contact_phone: phone } = site;
  if (email) {
    const address = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
    ways.push({ kind: 'email', label: email, address });
  }
  if (phone) ways.push({ kind: 'phone', label: phone, address: callTo(phone) });
  return ways;
}
