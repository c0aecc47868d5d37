import { OmitType } from '@nestjs/swagger';
import { SecondFactorStatus } from '../second-factor/second-factor.dto.js';

/** `GET /access/devices/`: one open session. No address is kept. */
export class StaffDevice {
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

class ColleagueSecondFactor extends OmitType(SecondFactorStatus, ['is_required']) {}

/** `GET admin/staff/{id}/access`: how a colleague enters, for an administrator. */
export class StaffAccess {
  second_factor: ColleagueSecondFactor;
  devices: StaffDevice[];
}

/** How many sessions were ended at once. */
export class EndedDevices {
  ended: number;
}
