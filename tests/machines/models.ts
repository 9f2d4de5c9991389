import type { MachineModel } from '#atlas/graph/model.ts'
import { bookmarkModel } from '#machines/bookmark/bookmark.model.ts'
import { cardActionModel } from '#machines/card-action/card-action.model.ts'
import { cartModel } from '#machines/cart/cart.model.ts'
import { modalStackModel } from '#machines/modal-stack/modal-stack.model.ts'
import { promoCheckModel } from '#machines/promo-check/promo-check.model.ts'
import { sessionModel } from '#machines/session/session.model.ts'

/** Every machine's model by its noun. */
export const models: Record<string, MachineModel> = {
  session: sessionModel,
  cart: cartModel,
  'card-action': cardActionModel,
  bookmark: bookmarkModel,
  'modal-stack': modalStackModel,
  'promo-check': promoCheckModel,
}
