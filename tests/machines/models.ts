import type { MachineModel } from '#atlas/graph/model.ts'
import { promoCheckModel } from '#machines/promo-check/promo-check.model.ts'

/** Every machine's model by its noun. */
export const models: Record<string, MachineModel> = {
  'promo-check': promoCheckModel,
}
