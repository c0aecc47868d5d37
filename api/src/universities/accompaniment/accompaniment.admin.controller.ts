import { Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { caseAdminController } from '../casework/case.admin.js';
import { Staff } from '../../platform/http/audience.js';
import { AccompanimentDetail, AccompanimentRequest } from './accompaniment.dto.js';
import { ACCOMPANIMENT_KIND } from './accompaniment.kind.js';

@ApiTags('admin/accompaniment-requests')
@ApiBearerAuth()
@Staff('accompaniment-requests')
@Controller('admin/accompaniment-requests')
export class AccompanimentAdminController extends caseAdminController(ACCOMPANIMENT_KIND, {
  record: AccompanimentRequest,
  detail: AccompanimentDetail,
}) {}
