import { OmitType } from '@nestjs/swagger';
import { SecondFactorStatusResponse } from '../second-factor/second-factor.dto.js';
import type { EndedDevices, StaffAccess, StaffDevice } from './device.contract.js';

export class StaffDeviceResponse implements StaffDevice {
  id: string;

  browser: string | null;

  system: string | null;

  first_seen_at: string;
  last_seen_at: string;
  is_current: boolean;
}

export class ColleagueSecondFactorResponse extends OmitType(SecondFactorStatusResponse, ['is_required']) {}

export class StaffAccessResponse implements StaffAccess {
  second_factor: ColleagueSecondFactorResponse;
  devices: StaffDeviceResponse[];
}

export class EndedDevicesResponse implements EndedDevices {
  ended: number;
}
