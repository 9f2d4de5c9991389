import { createContext, useContext } from 'react'

/** What every card must know of its visitor; provided once by the root route, which joins session and cart. */
export type CardWorld = {
  signedIn: boolean
  /** The school switch of the header is on (CRD-06). */
  schoolMode: boolean
  /** Ids in the cart that is in force; null while the server cart is not known yet. */
  cartIds: ReadonlySet<string> | null
}

export const CardWorldContext = createContext<CardWorld>({
  signedIn: false,
  schoolMode: false,
  cartIds: null,
})

/** The world around the cards. */
export const useCardWorld = (): CardWorld => useContext(CardWorldContext)
