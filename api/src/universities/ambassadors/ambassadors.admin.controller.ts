import { Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { caseAdminController } from '../casework/case.admin.js';
import { Staff } from '../../platform/http/audience.js';
import { AmbassadorApplication, AmbassadorDetail } from './ambassador.dto.js';
import { AMBASSADOR_KIND } from './ambassador.kind.js';

@ApiTags('admin/ambassador-applications')
@ApiBearerAuth()
@Staff('ambassador-applications')
@Controller('admin/ambassador-applications')
export class AmbassadorsAdminController extends caseAdminController(AMBASSADOR_KIND, {
  record: AmbassadorApplication,
  detail: AmbassadorDetail,
}) {}
