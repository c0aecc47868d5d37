import { Controller, Delete, Get, Header, HttpCode, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Caller, type CallingStaff, Staff } from '../../../platform/http/audience.js';
import { RecordIdPipe, RecordUuidPipe } from '../../../platform/http/record-id.pipe.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import { StaffService } from '../staff.service.js';
import { EndedDevices, StaffAccess } from './device.dto.js';
import { DevicesService } from './devices.service.js';

/** How colleagues enter: what an administrator sees of it, and takes away. */
@ApiTags('admin/staff')
@ApiBearerAuth()
@Staff('staff', 'write')
@Controller('admin/staff/:id')
export class StaffAccessAdminController {
  constructor(
    private readonly staff: StaffService,
    private readonly factors: SecondFactorService,
    private readonly devices: DevicesService,
  ) {}

  @Get('access')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: StaffAccess })
  async read(@Param('id', RecordIdPipe) id: number, @Caller() caller: CallingStaff): Promise<StaffAccess> {
    await this.staff.find(id);
    const { is_required: _, ...second_factor } = await this.factors.status(id, false);
    return { second_factor, devices: await this.devices.list(id, caller) };
  }

  @Delete('second-factor')
  @HttpCode(204)
  @ApiNoContentResponse()
  reset(@Param('id', RecordIdPipe) id: number, @Caller() caller: CallingStaff): Promise<void> {
    return this.factors.reset(id, caller);
  }

  /** Ends all of them, but for the one that asks. */
  @Delete('devices')
  @ApiOkResponse({ type: EndedDevices })
  endAll(@Param('id', RecordIdPipe) id: number, @Caller() caller: CallingStaff): Promise<EndedDevices> {
    return this.devices.endOthers(id, caller);
  }

  @Delete('devices/:device')
  @HttpCode(204)
  @ApiNoContentResponse()
  end(
    @Param('id', RecordIdPipe) id: number,
    @Param('device', RecordUuidPipe) device: string,
    @Caller() caller: CallingStaff,
  ): Promise<void> {
    return this.devices.end(id, device, caller);
  }
}
