import type { SecondFactorStatus } from '../second-factor/second-factor.contract.js';

/** `GET /access/devices/`: one open session. No address is kept. */
export interface StaffDevice {
  id: string;
  /** « Firefox »; null where the browser says nothing known. */
  browser: string | null;
  /** « Windows » */
  system: string | null;
  first_seen_at: string;
  last_seen_at: string;
  /** The one that asks. */
  is_current: boolean;
}

/** `GET admin/staff/{id}/access`: how a colleague enters, for an administrator. */
export interface StaffAccess {
  second_factor: Omit<SecondFactorStatus, 'is_required'>;
  devices: StaffDevice[];
}

/** How many sessions were ended at once. */
export interface EndedDevices {
  ended: number;
}
