import { createContext, useContext } from 'react'

/** What every card must know of its visitor; provided once by the root route, which joins session and cart. */
export type CardWorld = {
  signedIn: boolean
  /** The school switch of the header is on (CRD-06). */
  schoolMode: boolean
  /** Ids in the cart that is in force; null while the server cart is not known yet. */
  cartIds: ReadonlySet<string> | null
  /** What the visitor's plan takes off further purchases, in percent by course type (CRD-08). */
  planPercents: Readonly<Record<string, number>>
}

export const CardWorldContext = createContext<CardWorld>({
  signedIn: false,
  schoolMode: false,
  cartIds: null,
  planPercents: {},
})

/** The world around the cards. */
export const useCardWorld = (): CardWorld => useContext(CardWorldContext)
