import { createContext, useContext } from 'react'

/** Who looks at the page, as cards must know it; provided once by the root route. */
export type Viewer = {
  signedIn: boolean
  /** The school switch of the header is on (CRD-06). */
  schoolMode: boolean
  /** Ids in the cart that is in force; null while the server cart is not known yet. */
  cartIds: ReadonlySet<string> | null
  /**
   * What the visitor's plan takes off the next purchase, in percent by course type; 100 where it
   * includes it (CRD-08).
   */
  planPercents: Readonly<Record<string, number>>
}

export const ViewerContext = createContext<Viewer>({
  signedIn: false,
  schoolMode: false,
  cartIds: null,
  planPercents: {},
})

/** Who looks at the page. */
export const useViewer = (): Viewer => useContext(ViewerContext)
