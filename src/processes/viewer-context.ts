import { createContext, useContext } from 'react'

/** The viewer's data for cards; provided once by the root route. */
export type Viewer = {
	signedIn: boolean
	/** The school switch of the header is on (CRD-06). */
	schoolMode: boolean
	/** Ids in the cart that is in force; null while the server cart is not known yet. */
	cartIds: ReadonlySet<string> | null
	/**
	 * Discount of the visitor's plan on the next purchase, in percent by course type; 100 if included
	 * (CRD-08).
	 */
	planPercents: Readonly<Record<string, number>>
}

export const ViewerContext = createContext<Viewer>({
	signedIn: false,
	schoolMode: false,
	cartIds: null,
	planPercents: {},
})

/** Returns the viewer of the page. */
export const useViewer = (): Viewer => useContext(ViewerContext)
