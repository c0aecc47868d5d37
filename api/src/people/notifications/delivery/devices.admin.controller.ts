import { Body, Controller, Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Caller, type CallingStaff, Staff } from '../../../platform/http/audience.js';
import { RecordIdPipe } from '../../../platform/http/record-id.pipe.js';
import { DevicesOfStaffService } from '../push/devices-of-staff.service.js';
import { NotificationDevice, NotificationDeviceInput } from '../push/notification-device.dto.js';
import { PushTestsService } from './push-tests.service.js';

/** The telephones, and other browsers, on which one is called. */
@ApiTags('admin/notifications')
@ApiBearerAuth()
@Staff('notifications')
@Controller('admin/notifications/devices')
export class NotificationDevicesAdminController {
  constructor(
    private readonly devices: DevicesOfStaffService,
    private readonly tests: PushTestsService,
  ) {}

  @Post()
  @ApiCreatedResponse({ type: NotificationDevice })
  add(
    @Body() body: NotificationDeviceInput,
    @Caller() { id }: CallingStaff,
    @Req() { headers }: FastifyRequest,
  ): Promise<NotificationDevice> {
    return this.devices.add(id, body, headers['user-agent']);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Param('id', RecordIdPipe) device_id: number, @Caller() { id }: CallingStaff): Promise<void> {
    return this.devices.remove(id, device_id);
  }

  /** Has it ring now, quiet hours or not. */
  @Post(':id/test')
  @HttpCode(204)
  @ApiNoContentResponse()
  test(@Param('id', RecordIdPipe) device_id: number, @Caller() { id }: CallingStaff): Promise<void> {
    return this.tests.test(id, device_id);
  }
}
