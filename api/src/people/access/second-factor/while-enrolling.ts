import { SetMetadata } from '@nestjs/common';

export const WHILE_ENROLLING = 'while-enrolling';

/** Also for administrators who still have to add the second factor that is asked of them: nothing else is. */
export const WhileEnrolling = () => SetMetadata(WHILE_ENROLLING, true);
