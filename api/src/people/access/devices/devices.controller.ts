import { Controller, Delete, Get, Header, HttpCode, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../../platform/http/audience.js';
import { RecordUuidPipe } from '../../../platform/http/record-id.pipe.js';
import { EndedDevices, StaffDevice } from './device.dto.js';
import { DevicesService } from './devices.service.js';

@ApiTags('access')
@ApiBearerAuth()
@Staff('session')
@Controller('access/devices')
export class DevicesController {
  constructor(private readonly devices: DevicesService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: [StaffDevice] })
  list(@Caller() staff: CallingStaff): Promise<StaffDevice[]> {
    return this.devices.list(staff.id, staff);
  }

  /** Ends all but the one that asks. */
  @Delete()
  @ApiOkResponse({ type: EndedDevices })
  endOthers(@Caller() staff: CallingStaff): Promise<EndedDevices> {
    return this.devices.endOthers(staff.id, staff);
  }

  @Delete(':device')
  @HttpCode(204)
  @ApiNoContentResponse()
  end(@Param('device', RecordUuidPipe) device: string, @Caller() staff: CallingStaff): Promise<void> {
    return this.devices.end(staff.id, device, staff);
  }
}
