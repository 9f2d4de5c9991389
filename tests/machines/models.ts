import type { MachineModel } from '#atlas/graph/model.ts'
import { promoCheckModel } from '#machines/promo-check/promo-check.model.ts'
import { sessionModel } from '#machines/session/session.model.ts'

/** Every machine's model by its noun. */
export const models: Record<string, MachineModel> = {
  session: sessionModel,
  'promo-check': promoCheckModel,
}
