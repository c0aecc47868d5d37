import { Injectable, Logger } from '@nestjs/common';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { platformErrors } from '../../../platform/errors/platform.errors.js';
import { DevicesOfStaffService } from '../push/devices-of-staff.service.js';
import { pushErrors } from '../push/push.errors.js';
import { PushesService } from '../push/pushes.service.js';
import { testPush } from './push-message.js';

const TESTS_A_MINUTE = 5;

/** « Essayer »: whether a device rings. */
@Injectable()
export class PushTestsService {
  private readonly logger = new Logger('Notifications');

  constructor(
    private readonly devices: DevicesOfStaffService,
    private readonly pushes: PushesService,
    private readonly attempts: AttemptLimitService,
  ) {}

  async test(staff_id: number, device_id: number): Promise<void> {
    if ((await this.devices.find(device_id))?.staff_id !== staff_id) throw platformErrors.notFound();
    await this.attempts.count(`push-test:${staff_id}`, TESTS_A_MINUTE);
    const outcome = await this.pushes.show(device_id, testPush()).catch((error: unknown) => {
      this.logger.warn(`A push service refused a test: ${String(error)}`);
      return 'gone' as const;
    });
    if (outcome === 'gone') throw pushErrors.notDelivered();
  }
}
